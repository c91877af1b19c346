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
      return regexp_replace(lower(public.unaccent('public.unaccent'::regdictionary, given)), '[^[:alnum:]]+', ' ', 'g')`)
    // Keeps ñ beside its folded form, so that «niño» can rank before «nino».
    this.addSql(`
      create function catalogue_words_with_enye(given text) returns text
      language sql immutable parallel safe strict
      return case when given ~* 'ñ'
        then replace(catalogue_words(replace(lower(given), 'ñ', 'qenyeq')), 'qenyeq', 'ñ') else '' end`)
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
      return setweight(to_tsvector('simple', catalogue_words(name) || ' ' || catalogue_words_with_enye(name)), 'A')
        || setweight(to_tsvector('simple', catalogue_words(brand) || ' ' || catalogue_words(model) || ' '
          || replace(catalogue_words(model), ' ', '')), 'B')
        || setweight(to_tsvector('simple', catalogue_category_words(category)), 'D')`)
  }

  override down(): void {
    this.addSql('drop function catalogue_search_vector(text, text, text, text)')
    this.addSql('drop function catalogue_category_words(text)')
    this.addSql('drop function catalogue_words_with_enye(text)')
    this.addSql('drop function catalogue_words(text)')
  }
}
