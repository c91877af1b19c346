// Where the browser keeps its copy of the cart.
export const CART_STORAGE_KEY = 'puente_cart'
