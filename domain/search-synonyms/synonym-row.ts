// One line of the tables of synonyms: the English names of a kind of thing, and what others call it.

/**
 * English names, then words of Spanish, Italian or Portuguese, each list parted by commas and written as people write
 * it. An English name of several words means all of them. A word of another language is one word; regular Spanish and
 * Portuguese plurals need no entry, Italian ones do. A word that is English too, with another meaning, has no entry:
 * «collar» would show necklaces to whoever looks for a dog's collar.
 */
export type SynonymRow = readonly [english: string, others: string]
