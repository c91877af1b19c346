// Search needs its folding functions before the product table that uses them.
import { Migration } from '@mikro-orm/migrations'

export class Migration20261127000000_search_functions extends Migration {
  override name = 'Migration20261127000000_search_functions'

  override up(): void {
    this.addSql('create extension if not exists unaccent')
    this.addSql('create extension if not exists pg_trgm')
    this.addSql('create extension if not exists citext')
    // unaccent() is only STABLE because its dictionary could be changed; ours is not, so it may feed a stored column.
    this.addSql(`
      create function catalogue_words(given text) returns text
      language sql immutable parallel safe strict
      return regexp_replace(
        lower(public.unaccent('public.unaccent'::regdictionary, normalize(given, nfc))),
        '[^[:alnum:]]+', ' ', 'g')`)
    // Words with ñ in that spelling, beside their folded form, so that «niño» can rank before «nino».
    this.addSql(`
      create function catalogue_enye_words(given text) returns text
      language sql immutable parallel safe strict
      return (
        select coalesce(string_agg(replace(word, 'qenyeq', 'ñ'), ' '), '')
        from regexp_split_to_table(
          catalogue_words(replace(lower(normalize(given, nfc)), 'ñ', 'qenyeq')), ' ') as word
        where word like '%qenyeq%')`)
    // «T-Shirt» is also found as «tshirt», «L’Oréal» as «loreal». Numbers alone stay apart.
    this.addSql(`
      create function catalogue_joined_words(given text) returns text
      language sql immutable parallel safe strict
      return (
        select coalesce(string_agg(catalogue_words(regexp_replace(found[1], '[-/._''’+&]', '', 'g')), ' '), '')
        from regexp_matches(normalize(given, nfc), '([[:alnum:]]+(?:[-/._''’+&][[:alnum:]]+)+)', 'g') as found
        where found[1] ~ '[[:alpha:]]')`)
    // Most texts have neither: this part is inlined and spares them the calls.
    this.addSql(`
      create function catalogue_extra_words(given text) returns text
      language sql immutable parallel safe strict
      return case when given ~ '[ñÑ\u0303]' then catalogue_enye_words(given) || ' ' else '' end
        || case when given ~ '[-/._''’+&]' then catalogue_joined_words(given) else '' end`)
    this.addSql(`
      create function catalogue_category_words(category text) returns text
      language sql immutable parallel safe strict
      return case category
        when 'Electronics' then 'electronics electronica elettronica eletronicos'
        when 'Clothing & Accessories' then 'clothing accessories ropa accesorios abbigliamento accessori roupas acessorios'
        when 'Home & Garden' then 'home garden hogar jardin casa giardino jardim'
        when 'Toys' then 'toys juguetes giocattoli brinquedos'
        when 'Health & Beauty' then 'health beauty salud belleza salute bellezza saude beleza'
        else catalogue_words(category) end`)
    this.addSql(`
      create function catalogue_search_vector(name text, brand text, model text, category text) returns tsvector
      language sql immutable parallel safe strict
      return setweight(to_tsvector('simple', catalogue_words(name) || ' ' || catalogue_extra_words(name)), 'A')
        || setweight(to_tsvector('simple', catalogue_words(brand) || ' ' || catalogue_extra_words(brand) || ' '
          || catalogue_words(model) || ' ' || replace(catalogue_words(model), ' ', '')), 'B')
        || setweight(to_tsvector('simple', catalogue_category_words(category)), 'D')`)
  }

  override down(): void {
    this.addSql('drop function catalogue_search_vector(text, text, text, text)')
    this.addSql('drop function catalogue_category_words(text)')
    this.addSql('drop function catalogue_extra_words(text)')
    this.addSql('drop function catalogue_joined_words(text)')
    this.addSql('drop function catalogue_enye_words(text)')
    this.addSql('drop function catalogue_words(text)')
  }
}
