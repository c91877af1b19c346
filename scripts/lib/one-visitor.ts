// Settings for a shop that is measured: all that it is asked comes from one address, which no limit may turn away.

export const ONE_VISITOR = {
  ORDERS_PER_HOUR: '1000000',
  CARTS_PER_HOUR: '1000000',
  READS_PER_MINUTE: '100000000',
}
