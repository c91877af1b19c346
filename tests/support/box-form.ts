// The form of a carton as the desk of boxes posts it, but for its name.

/** Everything a carton needs. */
export const BOX = {
  id: '',
  sizeUnit: 'in',
  weightUnit: 'lb',
  innerLength: '10',
  innerWidth: '10',
  innerHeight: '10',
  outerLength: '11',
  outerWidth: '11',
  outerHeight: '11',
  tare: '1',
  maxWeight: '40',
  price: '2.00',
  confirmed: 'on',
  active: 'on',
}
