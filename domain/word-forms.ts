// The words of a question without what everybody says and without their endings, so that «¿Cuánto tardan?» meets «tarda».
import { foldForSearch } from './search-text.ts'
import type { Locale } from './vocabulary.ts'

const words = (text: string): ReadonlySet<string> => new Set(foldForSearch(text).split(/\s+/u))

/** What questions are asked with; it says nothing about what is asked. */
const STOPS: Readonly<Record<Locale, ReadonlySet<string>>> = {
  es: words(`a al algo alguien alguna alguno allá allí aquí como cómo con cual cuál cuales cuáles cuando cuándo cuanta
    cuánta cuantas cuántas cuanto cuánto cuantos cuántos de debo debe del desde e el ella ellos en era es esa
    ese eso esta está están este esto estoy existe favor fue gracias ha hace hacer hago hasta hay he hola la las le les lo
    los me mi mis muy más nada necesito necesita no nos o para pero por porque puede pueden puedo poder qué que quien quién
    quiero quisiera se sea ser si sí sin sobre son soy su sus también te tengo tiene tienen tener toca toda todo todos tu
    tus un una unas uno unos usted ustedes va van voy y ya yo saber usar uso dan da`),
  en: words(`a about all am an and any are as at be been but by can could d did do does for from get give had has have
    hello help hi how i if in into is it its ll long m many may me much must my need no not of off on or our out please re
    s should so some t tell than thanks that the their them then there these they this to too up us use want was way we were what
    when which who whom why will with would you your`),
  it: words(`a ad agli ai al alla alle allo anche avere c che chi ci cio ciò come con cosa cui d da dagli dai dal dalla
    dalle de degli dei del dell della delle dello deve devo di e è ed era essere fa fai fare fate faccio gli ha hai ho hanno i il in io
    l la le lei lo loro ma me mi mia mie miei mio molto ne nei nel nell nella no noi non o ogni per perché piu più po posso
    può possono qual quale quali quand quando quant quanta quante quanti quanto questa queste questi questo qui s se sei senza si sì
    sia sono sta sto su sua sue sui sul sulla suo suoi te ti tra tu tua tue tuo tuoi un una uno uso usare vi vorrei voglio sapere serve`),
  pt: words(`a à ao aos as às até com como da das de dá do dos e é ela ele eles em era essa esse esta está estão este estou eu
    faço fazer favor foi há isso isto já lhe mais mas me meu meus minha minhas muito na nada não nas no nos nós o obrigado
    olá os ou para pela pelas pelo pelos pode podem podemos posso poder por porque precisa preciso pra qual quais quando
    quanta quantas quanto quantos que quê quem quero queria saber se sem ser seu seus sim sobre sou sua suas são também te
    tem têm tenho ter tudo um uma umas uns usar vai vão você vocês vou`),
}

const ROMANCE =
  /(?:aciones|acion|uciones|ucion|ciones|cion|azioni|azione|uzioni|uzione|zioni|zione|acoes|acao|ucoes|ucao|coes|cao|amientos|amiento|amenti|amento|imiento|imento|imenti|mente|ando|iendo|endo|indo|aron|ieron|aran|eran|aste|iste|aremos|eremos|iremos|amos|emos|imos|iamo|ados|adas|idos|idas|ado|ada|ido|ida|ato|ata|ati|ate|uto|uta|are|ere|ire|ara|era|ar|er|ir|ano|ono|ou|an|en|as|es|os|is|a|e|i|o|s)$/u
const ENGLISH = /(?:ments|ment|ings|ing|ations|ation|ions|ion|ers|er|ies|ied|ed|es|ly|s|y|e)$/u

/** Shorter stems would make one word of many. */
const SHORTEST = 3

/** A folded word without its ending; for comparing only, for it is no word. */
const stemOf = (word: string, locale: Locale): string => {
  const stem = word.replace(locale === 'en' ? ENGLISH : ROMANCE, '')
  // English doubles a letter before an ending: shipping, ship.
  const single = locale === 'en' ? stem.replace(/([^aeiouls])\1$/u, '$1') : stem
  return single.length < SHORTEST ? word : single
}

/**
 * The stems of what a text says in a language: letters and digits only, folded, without the words everybody says.
 * A text of nothing but such words keeps them.
 */
export function stemsOf(text: string, locale: Locale): string[] {
  const all = foldForSearch(text).match(/[\p{L}\p{N}]+/gu) ?? []
  const telling = all.filter((word) => !STOPS[locale].has(word))
  return [...new Set((telling.length > 0 ? telling : all).map((word) => stemOf(word, locale)))]
}
