// Search learns what a product is, apart from what it goes with: the noun a name leads to, and the part before «for».
import { Migration } from '@mikro-orm/migrations'

/** Nouns of things in English titles, singular. What is in no name here is found and ranked by its words alone. */
const THINGS = `
  adapter airplane alarm amplifier anklet antenna apron arm atomizer bag band bank baseplate basket battery beanie bear
  bed bedding belt bench bicycle bikini bike bin binder bit blanket blaster blazer blender block blouse board boat book bookcase
  boot bottle bowl box bra bracelet bracket brewer bridge briefcase broom brush buggy bulb bumper cabinet cable calculator
  calendar camcorder camera candle cap car card carpet cart cartridge case cellphone chair charger chartplotter chassis
  cleaner cleaning clipper clip clock cloth coat collagen collar cologne comb comforter computer conditioner connector
  console controller converter cooker cookbook cookware cooler copier cord costume couch cover cpu cradle crayon cream cup
  curler curtain cushion cutlery cutter decal dehumidifier deodorant desk desktop dish disc disk display divider dock doll
  dollhouse domino doorbell dress drill drive drone drum dryer dumbbell duvet dvr earbud earphone earring easel enclosure
  envelope equalizer eraser ereader eyeliner eyeshadow extender faceplate fan fax feeder figure file film filter fishfinder
  flashlight flask folder folio footrest fork foundation fragrance frame freezer fridge fryer game gamepad gel glass glasses
  glove glue gophone gown griddle grill grinder guitar gun hair hammer handbag handset hat hdtv headphone headset heater heatsink heel
  helmet highlighter holder holster hood hoodie hose hub humidifier ink inverter iron jacket jeans jewelry joystick juicer
  kettle keyboard keychain keypad kit kite knife label lace ladder laminator lamp lanyard laptop lash leggings lens liner lipstick
  loafer lock lotion lounge luggage machine mainboard makeup maker marker mascara mask massager mat mattress memory mic microphone
  microwave mirror mixer modem module monitor monopod mop motherboard mount mouse mug multivitamin napkin navigator necklace
  netbook notebook nozzle oil organizer outlet oven pacifier pad paint pajama pan panties pants paper parfum parka pedestal
  pen pencil pendant perfume phone piano pillow plane planner planter plant plate player playset plug plush pocket pole portfolio
  polish pot pouch powerbank printer processor projector protector psu pullover punch purifier purse puzzle quilt rack radio razor
  reader receiver recliner recorder reel refill refrigerator remote remover repeater rest ribbon ring robe robot roller router
  rug ruler sandal saw scale scanner scarf scissors scooter screen screwdriver sensor serum server shade shampoo sharpener
  shaver shears sheet shelf shell shirt shoe shorts shower shredder skateboard skillet skin skirt sleeve slipper smartphone
  smartwatch sneaker soap sock sofa software soundbar speaker splitter spoon stamp stand staple stapler steamer stereo
  sticker stool straightener strap strip stroller stylus subwoofer suit suitcase sunglasses sunscreen supplement supply sweater
  sweatshirt swimsuit switch table tablet tape teddy telephone television tent thermometer tie tile toaster toilette tool toolkit
  toner toothbrush toothpaste torch tote towel toy tracker train transmitter tray treadmill trimmer tripod trousers truck
  tshirt tumbler tuner turntable tv umbrella underwear uniform ups vacuum vase vest vitamin wallet washer watch webcam
  whiteboard winder wipe wok wrench`

const things = THINGS.trim().split(/\s+/u).join(' ')

export class Migration20261201140000_search_what_it_is extends Migration {
  override name = 'Migration20261201140000_search_what_it_is'

  override up(): void {
    // What a name says before «for», «with» or a comma is the thing; behind it stands what it goes with.
    this.addSql(`
      create function catalogue_front(name text) returns text
      language sql immutable parallel safe strict
      return coalesce(nullif(regexp_replace(name,
        '(, |; | \\(|\\s(for|with|w/|fits|includes|including|compatible|para|con|per|com)\\s).*$', '', 'i'), ''), name)`)
    // The first part that names a thing does so with its last noun: «Wireless Mouse», «Laptop Bag», «Phone 32 GB Case».
    // It is marked «=phone», which nobody types.
    this.addSql(`
      create function catalogue_thing(front text) returns tsvector
      language plpgsql immutable parallel safe strict as $$
      declare
        part text;
        word text;
        form text;
        thing text;
      begin
        foreach part in array regexp_split_to_array(
          regexp_replace(lower(front), '\\m[0-9][0-9.]*(-[a-z]+|\\s?(inch(es)?|in|ft|feet|foot))\\M', ' ', 'g'),
          '\\s-\\s|[:()]|\\S*[0-9]\\S*')
        loop
          foreach word in array regexp_split_to_array(part, '[^[:alpha:]]+')
          loop
            foreach form in array case
              when word like '%ies' then array[word, left(word, -3) || 'y', left(word, -1)]
              when word like '%ves' then array[left(word, -3) || 'f', left(word, -3) || 'fe', left(word, -1)]
              when word like '%es' then array[word, left(word, -1), left(word, -2)]
              when word like '%s' then array[word, left(word, -1)]
              when word = 'mice' then array['mouse']
              else array[word] end
            loop
              if form = any (string_to_array('${things}', ' ')) then
                thing := form;
                exit;
              end if;
            end loop;
          end loop;
          exit when thing is not null;
        end loop;
        return case when thing is null then ''::tsvector else array_to_tsvector(array['=' || thing]) end;
      end $$`)
    // A restored backup has no search path: what this calls is named in full.
    this.addSql(`
      create function catalogue_product_vector(name text, brand text, model text, category text) returns tsvector
      language plpgsql immutable parallel safe strict as $$
      declare
        front text := public.catalogue_front(name);
        rest text := substr(name, length(front) + 1);
      begin
        return setweight(to_tsvector('pg_catalog.simple',
            public.catalogue_words(front) || ' ' || public.catalogue_extra_words(front)), 'A')
          || case rest when '' then '' else setweight(to_tsvector('pg_catalog.simple',
            public.catalogue_words(rest) || ' ' || public.catalogue_extra_words(rest)), 'B') end
          || setweight(to_tsvector('pg_catalog.simple', public.catalogue_words(brand) || ' '
            || public.catalogue_extra_words(brand) || ' ' || public.catalogue_words(model) || ' '
            || replace(public.catalogue_words(model), ' ', '')), 'C')
          || setweight(to_tsvector('pg_catalog.simple', public.catalogue_category_words(category)), 'D')
          || public.catalogue_thing(front);
      end $$`)
    this.indexBy('catalogue_product_vector')
    this.addSql('alter table "search_word" add "branded" int not null default 0')
  }

  override down(): void {
    this.addSql('alter table "search_word" drop column "branded"')
    this.indexBy('catalogue_search_vector')
    this.addSql('drop function catalogue_product_vector(text, text, text, text)')
    this.addSql('drop function catalogue_thing(text)')
    this.addSql('drop function catalogue_front(text)')
  }

  /** The column is made anew: before Postgres 17 what it is generated from cannot be changed in place. */
  private indexBy(vector: string): void {
    this.addSql('alter table "product" drop column "search"')
    this.addSql(
      `alter table "product" add "search" tsvector generated always as (${vector}(name, brand, model, category)) stored not null`,
    )
    for (const [name, which] of [
      ['product_search_listed', 'listed'],
      ['product_search_unlisted', 'not listed'],
    ])
      this.addSql(
        `create index ${name} on product using gin (search) with (fastupdate = off) where ${which}`,
      )
  }
}
