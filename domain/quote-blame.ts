// Says which field of a shipment keeps every service from carrying it, for the form and for programs alike.
import type { Quote, QuoteOption } from './quote-types.ts'
import { lengthGrains, weightGrains } from './units.ts'

export type RefusedOption = Exclude<QuoteOption, { refused: null }>

/** What of a shipment is to blame; those after `description` are of the shipment, the others of one piece. */
export type BlamedField =
  | 'weight'
  | 'size'
  | 'value'
  | 'quantity'
  | 'contents'
  | 'description'
  | 'destination'
  | 'goods'

export interface Blame {
  readonly field: BlamedField
  /** Its place in what was asked, from 1; null where no single piece is to blame. */
  readonly piece: number | null
  /** The refusal that explains it: of several the one with the widest limit, which is the last hope. */
  readonly option: RefusedOption
}

const fieldOf = (option: RefusedOption): BlamedField => {
  switch (option.refused) {
    case 'too_heavy':
      return 'weight'
    case 'too_large':
      return 'size'
    case 'too_dear':
      return 'value'
    case 'too_many_pieces':
      return 'quantity'
    case 'restricted_item':
      return option.word === null ? 'contents' : 'description'
    case 'route_suspended':
    case 'not_served':
      return 'destination'
    case 'not_for_goods':
      return 'goods'
  }
}

/** Whether `other` lets more through than `option`, or says more: a notice is more than a mere no. */
const isWider = (other: RefusedOption, option: RefusedOption): boolean => {
  if (other.refused === 'route_suspended') return option.refused === 'not_served'
  if (other.refused === 'too_heavy' && option.refused === 'too_heavy')
    return weightGrains(other.limit) > weightGrains(option.limit)
  if (other.refused === 'too_large' && option.refused === 'too_large')
    return (
      other.measure === option.measure && lengthGrains(other.limit) > lengthGrains(option.limit)
    )
  if (other.refused === 'too_dear' && option.refused === 'too_dear')
    return other.limitCents > option.limitCents
  if (other.refused === 'too_many_pieces' && option.refused === 'too_many_pieces')
    return other.limit > option.limit
  return false
}

const weightOf = ({ field }: Blame): number =>
  field === 'goods' ? 0 : field === 'destination' ? 1 : 2

/**
 * The fields to blame, one entry each; empty while any service has a price. What the shipment itself is comes before
 * where it goes (one of several services not going there does not stop it), and that before services for other goods.
 */
export const blamedFields = ({ options }: Pick<Quote, 'options'>): Blame[] => {
  const found = new Map<string, Blame>()
  for (const option of options) {
    if (option.refused === null) return []
    const field = fieldOf(option)
    const piece = 'piece' in option ? option.piece : null
    const known = found.get(`${field} ${piece}`)
    if (!known || isWider(option, known.option))
      found.set(`${field} ${piece}`, { field, piece, option })
  }
  const all = [...found.values()]
  const most = Math.max(0, ...all.map(weightOf))
  return all.filter((blame) => weightOf(blame) === most)
}
