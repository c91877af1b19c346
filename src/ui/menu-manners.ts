// What a menu does beyond opening at a click: it opens on hover; arrows and letters lead to its items.
// Fetched when a pointer or the focus first comes to a menu.

/** As documented. */
const OPEN_AFTER_MS = 100
const FORGET_AFTER_MS = 1000
/** The way from the button to the panel may lead past a corner. */
const CLOSE_AFTER_MS = 300

/** Whether somebody goes through another menu of the row by keyboard: opening this one would close it under them. */
const isReadElsewhere = (menu: HTMLDetailsElement): boolean => {
  const { activeElement: at } = document
  const other = at?.closest('summary') ? null : at?.closest('details[open]')
  return !!other && other !== menu && other.getAttribute('name') === menu.getAttribute('name')
}

/** Set while the menu is open for a mouse that rests on it; then nothing lies over the rest of the page. */
const HOVERED = 'hovered'

const attended = new WeakSet<HTMLDetailsElement>()

function openUnderMouse(menu: HTMLDetailsElement): void {
  const button = menu.querySelector('summary')
  let waiting: ReturnType<typeof setTimeout> | undefined
  const after = (ms: number, act: () => void) => {
    clearTimeout(waiting)
    waiting = setTimeout(act, ms)
  }
  const open = () => {
    if (menu.open || isReadElsewhere(menu)) return
    menu.dataset[HOVERED] = ''
    menu.open = true
  }
  const close = () => {
    if (!(HOVERED in menu.dataset)) return
    const { activeElement: at } = document
    // Who went on with the keyboard is not done yet: from now on the menu is as one that was clicked.
    if (menu.contains(at) && !button?.contains(at)) delete menu.dataset[HOVERED]
    else menu.open = false
  }
  const enter = () => after(OPEN_AFTER_MS, open)
  const isFine = ({ pointerType }: PointerEvent) => pointerType !== 'touch'

  menu.addEventListener('pointerenter', (event) => isFine(event) && enter())
  menu.addEventListener('pointerleave', (event) => isFine(event) && after(CLOSE_AFTER_MS, close))
  button?.addEventListener('click', (event) => {
    clearTimeout(waiting)
    if (!(HOVERED in menu.dataset)) return
    // Whoever presses what opened a moment ago wants it open, and from now on until the next press.
    event.preventDefault()
    delete menu.dataset[HOVERED]
  })
  menu.addEventListener('toggle', () => {
    if (!menu.open) delete menu.dataset[HOVERED]
  })
  // The focus need not be in the menu that the mouse opened.
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    clearTimeout(waiting)
    if (HOVERED in menu.dataset) menu.open = false
  })
  // This code came because of a pointer that may be here already.
  if (matchMedia('(hover: hover) and (pointer: fine)').matches && menu.matches(':hover')) enter()
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** A sign or picture may stand before the words of an item. */
const begins = (item: Element, typed: string) =>
  [...item.childNodes].some(({ textContent }) => plain(textContent ?? '').startsWith(typed))

const itemsOf = (menu: HTMLDetailsElement) => [
  ...menu.querySelectorAll<HTMLElement>('a[href], button'),
]

/** Round and round; from the button of a closed menu the way down opens it. */
function moveByArrows(menu: HTMLDetailsElement): void {
  menu.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event
    if (ctrlKey || metaKey || altKey || shiftKey) return
    if (!menu.open && key !== 'ArrowDown') return
    const items = itemsOf(menu)
    const at = items.findIndex((item) => item === document.activeElement)
    const ways = new Map([
      ['ArrowDown', at + 1],
      ['ArrowUp', at < 0 ? -1 : at - 1],
      ['Home', 0],
      ['End', -1],
    ])
    const next = ways.get(key)
    if (next === undefined) return
    event.preventDefault()
    menu.open = true
    items.at(next % items.length)?.focus()
  })
}

function findByLetters(menu: HTMLDetailsElement): void {
  let typed = ''
  let forgetting: ReturnType<typeof setTimeout> | undefined
  menu.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey } = event
    // A space belongs to a name that is being typed; otherwise it presses.
    const isLetter = key === ' ' ? typed !== '' : /^[\p{L}\p{N}]$/u.test(key)
    if (!menu.open || !isLetter || ctrlKey || metaKey || altKey) return
    event.preventDefault()
    clearTimeout(forgetting)
    forgetting = setTimeout(() => (typed = ''), FORGET_AFTER_MS)
    typed += plain(key) || ' '
    // The same letter again and again goes from one item to the next.
    const isOne = typed === typed.charAt(0).repeat(typed.length)
    const items = itemsOf(menu)
    const at = items.findIndex((item) => item === document.activeElement)
    const from = at + (isOne ? 1 : 0)
    const inOrder = [...items.slice(Math.max(from, 0)), ...items.slice(0, Math.max(from, 0))]
    inOrder.find((item) => begins(item, isOne ? typed.charAt(0) : typed))?.focus()
  })
}

/** Once for each menu, however often it is asked. */
export function attendMenu(menu: HTMLDetailsElement): void {
  if (attended.has(menu)) return
  attended.add(menu)
  openUnderMouse(menu)
  moveByArrows(menu)
  findByLetters(menu)
}
