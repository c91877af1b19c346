// A call that needs a token: gets one, and once more when the store no longer takes it.
import type { TokenKeeper } from './access-token.ts'
import { askStore, type StoreAnswer, type StoreRequest, type Surroundings } from './ask-store.ts'

export interface CountedAnswer {
  readonly answer: StoreAnswer
  readonly calls: number
}

export async function askWithToken(
  keeper: TokenKeeper,
  request: (token: string) => StoreRequest,
  surroundings: Surroundings,
): Promise<CountedAnswer> {
  let calls = 0
  for (let attempt = 1; ; attempt += 1) {
    const got = await keeper.get()
    calls += got.calls
    if (!got.ok) return { answer: { kind: 'fault', fault: got.fault }, calls }
    const answer = await askStore(request(got.token.value), surroundings)
    calls += 1
    if (answer.kind !== 'refused' || answer.status !== 401 || attempt === 2)
      return { answer, calls }
    keeper.drop(got.token.value)
  }
}
