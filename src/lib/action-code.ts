// The code of an action comes with the first post. Where it is gone, because a newer version is live, no word typed may be.

/** Sends a form the browser's own way, as without scripts: the server answers with a page of its own version. */
export async function postPlainly(request: Request): Promise<void> {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = request.url
  form.hidden = true
  for (const [name, value] of await request.formData()) {
    if (typeof value !== 'string') continue
    const field = document.createElement('textarea')
    field.name = name
    field.value = value
    form.append(field)
  }
  document.body.append(form)
  HTMLFormElement.prototype.submit.call(form)
}

/** What an action imports for this request; never, where the page is being left because it did not come. */
export async function actionCode<Code>(request: Request, code: Promise<Code>): Promise<Code> {
  try {
    return await code
  } catch (error) {
    if (import.meta.env.SSR || !navigator.onLine) throw error
    await postPlainly(request.clone())
    return new Promise(() => {})
  }
}
