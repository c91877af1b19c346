// Remembers that a database says nothing and asks it again and again, so that nobody else has to wait to find it out.
import pg from 'pg'

export interface Silence {
  /** It was silent when it was asked last. */
  isOn: () => boolean
  /** Somebody waited in vain. */
  begin: () => void
}

const PAUSE_MS = 250
const ANSWER_MS = 1000

const answers = async (options: pg.ClientConfig): Promise<boolean> => {
  const limits = { connectionTimeoutMillis: ANSWER_MS, query_timeout: ANSWER_MS }
  const client = new pg.Client({ ...options, ...limits })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch (error) {
    // Whatever it says is an answer, a refusal too: that one is told by whoever asks next.
    return typeof (error as { code?: unknown }).code === 'string'
  } finally {
    // A silent server would not take part in a farewell.
    client.connection.stream.destroy()
  }
}

export function watchSilence(pool: pg.Pool): Silence {
  let isOn = false
  const listen = async (): Promise<void> => {
    while (!pool.ending && !(await answers(pool.options)))
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS).unref())
    isOn = false
  }
  return {
    isOn: () => isOn,
    begin: () => {
      if (isOn) return
      isOn = true
      void listen()
    },
  }
}
