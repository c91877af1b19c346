// What people ask help, as they type it, by the question that answers them; the same questions in the same order everywhere.
import type { Locale } from '#domain/vocabulary.ts'

/** Names of the questions in the order in which every language's text has them. */
export const QUESTIONS: readonly string[] = `price weight total taxes quote air sea places papers
  goods restricted phone food seized mailbox address storage together pay bolivars report deadline
  account cancel track return refund damaged password protect person`.split(/\s+/u)

/** Lines `question: asked; asked`. */
export const ASKED: Readonly<Record<Locale, string>> = {
  es: `
    price: ¿cuánto cuesta un envío?; tarifas; precio por libra; cuánto vale mandar una caja; ¿Cuánto cobran?
    weight: peso volumétrico; ¿por qué me cobran tantas libras?
    taxes: impuestos; ¿hay que pagar aranceles?; aduana
    quote: cotización; ¿cuánto dura un presupuesto?
    air: ¿cuánto tarda un envío?; plazo; plazos; cuándo llega mi paquete por avión; ¿Cuánto demora?
    sea: envio maritimo; cuánto tarda el barco
    places: ¿llegan a Maracaibo?; ciudades; envían a Colombia
    papers: documentos; necesito factura; pasaporte
    goods: zapatos; ¿puedo mandar ropa?; juguetes
    phone: celular; telefono; enviar una laptop; iphone
    food: vitaminas; comida; suplementos
    restricted: prohibido; artículos restringidos; crema
    mailbox: casillero; qué es el casillero virtual; casillro
    address: dirección en Miami; cómo abro un casillero; quiero mi dirección
    storage: almacenaje; cuánto tiempo guardan mis cosas
    together: consolidar; juntar paquetes; consolidación
    pay: tarjeta; formas de pago; zelle; ¿aceptan efectivo?; PAGAR
    bolivars: bolívares; tasa del dólar
    report: reportar pago; comprobante; ya pagué
    account: registrarme; ¿tengo que crear una cuenta?
    cancel: cancelar mi pedido; anular
    track: seguimiento; rastrear; rastreo; ¿dónde está mi paquete?; tracking; número de guía
    return: devolver; devoluciones; quiero devolver un producto
    refund: reembolso; cuándo me devuelven el dinero
    damaged: llegó roto; garantía; me falta un producto; reclamo
    password: clave; olvidé mi clave; contrasena; no puedo entrar
    protect: seguridad de mi cuenta
    person: hablar con alguien; whatsapp; horario; teléfono de contacto`,
  en: `
    price: how much does shipping cost?; rates; price per pound; shipping cost; What do you charge
    weight: volumetric weight; dimensional weight
    taxes: taxes; do I have to pay duties?; customs
    quote: quote; how long is an estimate valid
    air: how long does shipping take?; delivery time; when will it arrive by plane; how many days
    sea: sea shipping; how long does the boat take
    places: do you deliver to Maracaibo?; cities; countries; ship to Colombia
    papers: documents; do I need an invoice; passport
    goods: shoes; can I send clothes?; toys
    phone: phones; cell phone; ship a laptop; iphone
    food: vitamins; food; supplements
    restricted: prohibited items; restricted; banned
    mailbox: mailbox; what is the virtual mailbox; mailbx
    address: miami address; how do I open a mailbox; get my address
    storage: storage; how long do you keep my packages
    together: consolidate; combine packages; consolidation
    pay: credit card; payment methods; zelle; do you take cash; Pay
    bolivars: bolivars; exchange rate
    report: report a payment; proof of payment; I already paid
    account: register; do I have to create an account?
    cancel: cancel my order; canceling
    track: track; tracking; where is my package?; tracking number; track my order
    return: return; returns; I want to return a product; send it back
    refund: refund; refunds; when do I get my money back
    damaged: broken; it arrived damaged; warranty; missing item
    password: password; I forgot my password; reset password; can't log in
    protect: account security; scam
    person: talk to someone; whatsapp; opening hours; phone number; contact`,
  it: `
    price: quanto costa spedire?; tariffe; prezzo alla libbra; quanto costa una spedizione; costi
    weight: peso volumetrico; perché pago tante libbre
    taxes: imposte; si paga la dogana?; dazi; tasse
    quote: preventivo; quanto vale un preventivo
    air: quanto ci mette una spedizione?; tempi di consegna; quando arriva in aereo; quanti giorni
    sea: spedizione marittima; quanto impiega la nave
    places: consegnate a Maracaibo?; città; spedite in Colombia
    papers: documenti; serve la fattura?; passaporto
    goods: scarpe; posso mandare vestiti?; giocattoli
    phone: cellulare; telefono; spedire un portatile; iphone
    food: vitamine; cibo; integratori
    restricted: vietato; articoli vietati; proibiti
    mailbox: casella; che cos’è la casella virtuale
    address: indirizzo a Miami; come apro una casella; il mio indirizzo
    storage: giacenza; quanto tempo tenete i pacchi
    together: consolidare; riunire i pacchi; unire più pacchi
    pay: carta di credito; metodi di pagamento; zelle; accettate contanti?; pagare
    bolivars: bolívar; cambio del dollaro
    report: segnalare un pagamento; ho già pagato; ricevuta del pagamento
    account: registrarmi; devo creare un account?
    cancel: annullare l’ordine; cancellare un ordine; disdire
    track: tracciare; rintracciare il pacco; dov’è il mio pacco?; tracking; seguire la spedizione
    return: restituire; reso; come faccio un reso?
    refund: rimborso; rimborsi; quando mi ridate i soldi
    damaged: è arrivato rotto; garanzia; manca un prodotto; reclamo
    password: password; ho dimenticato la password; non riesco a entrare
    protect: sicurezza dell’account; truffa
    person: parlare con qualcuno; whatsapp; orari; numero di telefono; contatti`,
  pt: `
    price: quanto custa um envio?; tarifas; preço por libra; quanto custa enviar; frete
    weight: peso volumétrico; por que pago tantas libras
    taxes: impostos; tem que pagar alfândega?; taxas de importação
    quote: cotação; quanto vale um orçamento
    air: quanto demora um envio?; prazo; prazos de entrega; quando chega de avião; quantos dias
    sea: envio marítimo; quanto demora o navio
    places: vocês entregam em Maracaibo?; cidades; enviam para a Colômbia
    papers: documentos; preciso de nota fiscal?; passaporte
    goods: sapatos; posso mandar roupas?; brinquedos
    phone: celular; telefone; enviar um notebook; iphone
    food: vitaminas; comida; suplementos
    restricted: proibido; itens restritos; creme
    mailbox: caixa postal; o que é a caixa postal virtual
    address: endereço em Miami; como abro uma caixa postal; meu endereço
    storage: armazenagem; por quanto tempo guardam meus pacotes
    together: consolidar; juntar pacotes; consolidação
    pay: cartão de crédito; formas de pagamento; zelle; aceitam dinheiro vivo?; pagar; pix
    bolivars: bolívares; câmbio do dólar
    report: comprovante; avisar que paguei; já paguei
    account: cadastro; preciso criar conta?
    cancel: cancelar meu pedido; anular
    track: rastrear; rastreamento; onde está meu pacote?; rastreio; acompanhar meu pedido
    return: devolver; devoluções; trocar um produto
    refund: reembolso; estorno; quando recebo o dinheiro de volta
    damaged: chegou quebrado; garantia; faltou um produto; reclamação
    password: senha; esqueci a senha; não consigo entrar
    protect: segurança da conta; golpe
    person: falar com alguém; whatsapp; horário; telefone de contato`,
}
