// The rules the program comes with, by country; an administrator adds newer ones as rows.
import type { CustomsRule } from '../customs-rule.ts'
import { argentina } from './ar.ts'
import { brazil } from './br.ts'
import { chile } from './cl.ts'
import { colombia } from './co.ts'
import { dominicanRepublic } from './do.ts'
import { ecuador } from './ec.ts'
import { mexico } from './mx.ts'
import { panama } from './pa.ts'
import { peru } from './pe.ts'
import { venezuela } from './ve.ts'

/** Compiled in November 2026 from the sources each rule names; oldest version of a regime first. */
export const BUILT_IN_CUSTOMS_RULES: readonly CustomsRule[] = [
  ...venezuela,
  ...colombia,
  ...peru,
  ...ecuador,
  ...dominicanRepublic,
  ...panama,
  ...brazil,
  ...chile,
  ...argentina,
  ...mexico,
]
