// The secret of every shop that a test starts.
export const TEST_SECRET = 'for-tests-only-q7Vn2xKd9LwZ4rTb8'
