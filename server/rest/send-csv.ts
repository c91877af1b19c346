// Answers with rows as a CSV file that is called by the shop's day: its evenings are the next day's in UTC.
import type { FastifyReply } from 'fastify'
import { shopDay } from '#domain/shop-day.ts'
import { csvStream } from '#server/http/csv-stream.ts'

export const sendCsv = (
  reply: FastifyReply,
  name: string,
  now: Date,
  rows: Parameters<typeof csvStream>[0],
): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}-${shopDay(now)}.csv"`)
    .send(csvStream(rows))
