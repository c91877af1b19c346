// Makes some products of a catalogue one item at two stores, as a catalogue of several stores has them.
import type pg from 'pg'

/** Of every fifty products two are one item. */
export const joinSome = (client: pg.Client) =>
  client.query(`
    update product p set joined_as = p.id - p.id % 50,
      source_store = case when p.id % 50 = 0 then p.source_store else coalesce(
        (select case head.source_store when 'target' then 'ebay' else 'target' end
         from product head where head.id = p.id - 1), p.source_store) end
    where p.id % 50 < 2 and p.id >= 50`)
