// The hidden field of the checkout that holds what paying one way comes to, by delivery.
export const payName = (service: string, method: number | string): string =>
  `pay.${service}.${method}`
