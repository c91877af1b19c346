// The customs regimes by name, and what is worth knowing by country and by what is sent.
import type { BaseTranslation } from '../../i18n-types.ts'

const es_regimes = {
  names: {
    'VE_courier-formal':
      'Importación por courier hasta US$ 2.000: arancel, tasa de aduana e IVA, según la ley.',
    'VE_courier-market-practice':
      'Lo que las empresas de puerta a puerta cobraban en 2023 por todos los impuestos de un paquete.',
    'VE_sea-personal-box-lt100':
      'Monto único por caja marítima personal de menos de US$ 100; lo anunciaron las empresas en 2023 y nunca salió en Gaceta.',
    CO_le200: 'Hasta US$ 200 y para uso personal, desde un país con acuerdo: sin arancel ni IVA.',
    CO_le50: 'Hasta US$ 50 mientras rigió el Decreto 1474: sin arancel ni IVA.',
    'CO_le200-vat':
      'Hasta US$ 200 sin arancel, pero con IVA: el origen o la fecha no dan la exención.',
    CO_gt200: 'De US$ 200 a US$ 2.000: arancel único del 10 % e IVA.',
    PE_le200: 'Hasta US$ 200: exento.',
    PE_express: 'Envío de entrega rápida de US$ 200 a US$ 2.000.',
    'EC_postal-2x2': 'Correo oficial hasta 2 kg y US$ 2: exento.',
    EC_B: 'Categoría B (4×4): hasta 4 kg y US$ 400, dentro del cupo anual de US$ 1.600. Sin teléfonos.',
    EC_D: 'Categoría D: ropa y calzado, hasta 20 kg y US$ 2.000.',
    EC_C: 'Categoría C: hasta 100 kg y US$ 5.000. También rige cuando se acaba el cupo 4×4.',
    DO_le200: 'Hasta US$ 200 para uso personal: exento de impuestos, con una tasa por peso.',
    DO_gt200: 'Más de US$ 200: arancel e ITBIS sobre todo el valor.',
    PA_lt100: 'Menos de US$ 100: exento si la mercancía no está restringida.',
    PA_ge100: 'Desde US$ 100: arancel e ITBMS, con corredor de aduanas.',
    'BR_rc-le50': 'Vendedor en Remessa Conforme, hasta US$ 50 con flete y seguro.',
    'BR_rc-gt50': 'Vendedor en Remessa Conforme, de US$ 50 a US$ 3.000 con flete y seguro.',
    'BR_non-rc': 'Vendedor fuera de Remessa Conforme, hasta US$ 3.000 con flete y seguro.',
    CL_le41: 'Hasta US$ 41, antes del 25 de octubre de 2025: exento.',
    CL_gt41: 'Más de US$ 41, antes del 25 de octubre de 2025: arancel e IVA.',
    CL_le500: 'Hasta US$ 500: IVA desde el primer dólar, sin arancel.',
    CL_gt500: 'Más de US$ 500: arancel del 6 % e IVA.',
    'AR_courier-le400': 'Courier para uso personal hasta US$ 400: solo IVA.',
    'AR_courier-gt400':
      'Courier para uso personal de US$ 400 a US$ 3.000: arancel y tasa sobre lo que excede, IVA sobre todo.',
    'AR_post-le50': 'Correo oficial hasta US$ 50: exento, doce veces al año.',
    'AR_post-gt50': 'Correo oficial: la mitad de lo que pasa de US$ 50.',
    'MX_tmec-le50': 'Hecho en el T-MEC, hasta US$ 50: sin impuestos de importación.',
    'MX_tmec-le117': 'Hecho en el T-MEC, de US$ 50 a US$ 117.',
    'MX_tmec-gt117': 'Hecho en el T-MEC, de US$ 117 a US$ 2.500.',
    MX_global: 'Hecho en otro país o sin prueba de origen, hasta US$ 2.500.',
  },
  notes: {
    VE: 'El arancel por producto no está publicado de forma que se pueda leer; por eso el rango es ancho. No contamos con un mínimo exento: una fuente habla de US$ 100, pero en 2023 esas cajas pagaban. Desde agosto de 2025 se piden permisos incluso para efectos personales.',
    CO: 'Un decreto bajó a US$ 50 el límite sin IVA y la Corte lo suspendió el 29 de enero de 2026; falta el fallo definitivo. Valen 50 kg y seis piezas iguales como máximo.',
    PE: 'El total es 22,72 % y no 24 %: el IPM ya está dentro del 18 %. Con DNI valen tres envíos y US$ 1.000 al año; para más se pide RUC.',
    EC: 'Para el calzado, una fuente dice US$ 6 por par y otra por kilogramo. El 4×4 no admite teléfonos ni más de tres piezas iguales.',
    DO: 'La exención hasta US$ 200 se discute desde 2024; no hallamos que la hayan quitado. Con origen DR-CAFTA el arancel puede ser cero.',
    PA: 'Por debajo de US$ 100 vale solo para mercancía sin restricciones.',
    BR: 'El ICMS se calcula por dentro: el impuesto es parte de su propia base. Cerca de diez estados cobran 20 %, los demás 17 %.',
    CL: 'Si la tienda ya cobró el IVA, no se cobra otra vez: guarda la prueba. Con certificado de origen de EE. UU. el arancel puede ser cero. Sin seguro declarado, la aduana puede suponer 2 %.',
    AR: 'Unos dicen que el IVA se paga desde el primer dólar y otros que solo sobre lo que pasa de US$ 400; aquí va desde el primero. Valen cinco envíos al año y tres piezas iguales.',
    MX: 'Cuenta dónde se fabricó, no desde dónde se envía: lo hecho en China y enviado desde Miami suele pagar 33,5 %. El derecho de trámite aduanero (DTA) se cobra aparte.',
  },
  restricted: {
    electronics: 'Las baterías de litio sueltas no viajan; dentro del aparato, sí.',
    clothing_accessories: 'Las imitaciones de marcas se decomisan.',
    home_garden:
      'Los aerosoles no viajan y los líquidos no van por aire; las semillas y plantas son mercancía controlada.',
    toys: 'Las réplicas de armas y los drones pueden necesitar permiso.',
    health_beauty:
      'Medicinas, aerosoles y líquidos están restringidos; los suplementos pueden pedir permiso sanitario.',
    auto_parts: 'Baterías, bolsas de aire y aceites son carga peligrosa.',
    other: 'Líquidos, aerosoles, baterías de litio sueltas y medicinas están restringidos.',
  },
} satisfies BaseTranslation

export default es_regimes
