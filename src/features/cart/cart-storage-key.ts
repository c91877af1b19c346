// Where the browser keeps its copy of the cart, and whose copy it is.
export const CART_STORAGE_KEY = 'puente_cart'

/** The person of this page, an empty text for a visitor; set when the page has come to life. */
export const cartOwner = { username: '' }
