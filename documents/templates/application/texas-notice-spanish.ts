import { addressLines } from '@hearthline/rules/address.ts';
import type { DocumentData } from '../document-data.ts';
import { box, facts, list, text, type Block } from '../../pdf/blocks.ts';
import type { Template } from '../template.ts';
import { dayIn } from '../../pdf/languages.ts';

/** The words of Tex. Const. art. XVI s.50(g) in Spanish, in the order of the English notice: our translation. */
const WORDS: readonly Block[] = [
  text(
    'La Sección 50(a)(6), Artículo XVI, de la Constitución de Texas permite que ciertos préstamos se garanticen con el valor líquido (equity) de su vivienda. Esos préstamos se conocen comúnmente como préstamos sobre el valor líquido de la vivienda (equity loans). **Si usted no paga el préstamo o si no cumple con los términos del préstamo, el prestamista puede ejecutar el gravamen y vender su vivienda.** La Constitución dispone que:',
    'law',
  ),
  list(
    'el préstamo debe crearse voluntariamente, con el consentimiento de cada propietario de su vivienda y del cónyuge de cada propietario;',
    'el monto de capital del préstamo, en el momento en que se otorga, no debe exceder una cantidad que, sumada a los saldos de capital de todos los demás gravámenes sobre su vivienda, sea mayor que el 80 por ciento del valor justo de mercado de su vivienda;',
    'el préstamo debe otorgarse sin responsabilidad personal de usted ni de su cónyuge, a menos que usted o su cónyuge hayan obtenido esta extensión de crédito mediante fraude real;',
    'el gravamen que garantiza el préstamo puede ejecutarse únicamente con una orden judicial;',
    'los honorarios y cargos para otorgar el préstamo no pueden exceder el 2 por ciento del monto del préstamo, excepto un honorario o cargo por un avalúo realizado por un tasador independiente, un levantamiento de la propiedad realizado por un agrimensor registrado o con licencia del estado, una prima básica estatal por una póliza de seguro de título a favor del acreedor hipotecario con sus endosos, o un informe de examen de título;',
    'el préstamo no puede ser una cuenta abierta en la que se puedan hacer cargos de tiempo en tiempo o bajo la cual se pueda extender crédito de tiempo en tiempo, a menos que sea una línea de crédito sobre el valor líquido de la vivienda;',
    'usted puede pagar el préstamo por adelantado sin multa ni cargo;',
    'ningún bien adicional puede servir de garantía del préstamo;',
    'usted no está obligado a pagar el préstamo antes de lo acordado únicamente porque disminuya el valor justo de mercado de su vivienda o porque usted incumpla otro préstamo que no esté garantizado con su vivienda;',
    'solo un préstamo descrito en la Sección 50(a)(6), Artículo XVI, de la Constitución de Texas puede estar garantizado con su vivienda en un momento dado;',
    'el préstamo debe programarse para que se pague en pagos iguales o mayores que el monto del interés acumulado en cada período de pago;',
    'el préstamo no puede cerrarse antes de que pasen 12 días desde que usted presente una solicitud de préstamo al prestamista ni antes de que pasen 12 días desde que usted reciba este aviso, lo que ocurra más tarde; y, sin su consentimiento, no puede cerrarse antes de que pase un día hábil desde la fecha en que usted reciba una copia de su solicitud de préstamo, si no se le entregó antes, y una declaración final detallada de los honorarios, puntos, intereses, costos y cargos reales que se cobrarán en el cierre; y, si su vivienda sirvió de garantía para el mismo tipo de préstamo durante el último año, un nuevo préstamo garantizado con la misma propiedad no puede cerrarse antes de que pase un año desde la fecha de cierre del otro préstamo, a menos que usted, bajo juramento, solicite un cierre anticipado debido a un estado de emergencia declarado;',
    'el préstamo puede cerrarse únicamente en la oficina del prestamista, de una compañía de títulos o de un abogado;',
    'el prestamista puede cobrar cualquier tasa de interés, fija o variable, autorizada por la ley;',
    'solo un prestamista legalmente autorizado puede otorgar préstamos descritos en la Sección 50(a)(6), Artículo XVI, de la Constitución de Texas.',
  ),
  text('Los préstamos descritos en la Sección 50(a)(6), Artículo XVI, de la Constitución de Texas deben:', 'law'),
  list(
    'no exigirle que aplique el dinero del préstamo a otra deuda, excepto a una deuda que esté garantizada con su vivienda o que se deba a otro prestamista;',
    'no exigirle que ceda su salario como garantía;',
    'no exigirle que firme documentos con espacios en blanco, para términos sustanciales del acuerdo, que se vayan a llenar después;',
    'no exigirle que firme una confesión de sentencia ni un poder para que otra persona confiese una sentencia o comparezca en un procedimiento legal en su nombre;',
    'disponer que usted reciba una copia de su solicitud final de préstamo y de todos los documentos que usted firme en el cierre en relación con esta extensión de crédito;',
    'disponer que los instrumentos de garantía contengan una declaración de que este préstamo es un préstamo definido en la Sección 50(a)(6), Artículo XVI, de la Constitución de Texas;',
    'disponer que, cuando el préstamo se haya pagado por completo, el prestamista firme y le entregue una liberación del gravamen o una cesión del gravamen, según corresponda;',
    'disponer que usted pueda, dentro de los 3 días siguientes al cierre, rescindir el préstamo sin multa ni cargo;',
    'disponer que usted y el prestamista reconozcan el valor justo de mercado de su vivienda en la fecha en que se cierre el préstamo; y',
    'disponer que el prestamista pierda todo el capital y los intereses si no cumple con sus obligaciones, a menos que subsane el incumplimiento como lo dispone la Sección 50(a)(6)(Q)(x), Artículo XVI, de la Constitución de Texas.',
  ),
  text('Si el préstamo es una línea de crédito sobre el valor líquido de la vivienda:', 'law'),
  list(
    'usted puede solicitar anticipos, pagar dinero y volver a tomarlo prestado bajo la línea de crédito;',
    'cada anticipo bajo la línea de crédito debe ser de al menos $4,000;',
    'usted no puede usar una tarjeta de crédito, una tarjeta de débito o un medio similar, ni un cheque preimpreso que usted no haya solicitado, para obtener anticipos bajo la línea de crédito;',
    'los honorarios que cobre el prestamista pueden cargarse y cobrarse únicamente en el momento en que se establece la línea de crédito, y el prestamista no puede cobrar honorario alguno en relación con un anticipo;',
    'el monto máximo de capital que se puede otorgar, sumado a todas las demás deudas garantizadas con su vivienda, no puede exceder el 80 por ciento del valor justo de mercado de su vivienda en la fecha en que se establece la línea de crédito;',
    'si el saldo de capital de la línea de crédito excede en algún momento el 80 por ciento del valor justo de mercado de su vivienda, determinado en la fecha en que se establece la línea de crédito, usted no puede seguir solicitando anticipos bajo la línea de crédito hasta que el saldo sea menor que el 80 por ciento del valor justo de mercado; y',
    'el prestamista no puede modificar unilateralmente los términos de la línea de crédito.',
  ),
  box(
    text(
      '**Este aviso es solo un resumen de sus derechos conforme a la Constitución de Texas. Sus derechos se rigen por la Sección 50, Artículo XVI, de la Constitución de Texas, y no por este aviso.**',
      'law',
    ),
  ),
];

const NAMES = new Intl.ListFormat('es-US', { type: 'conjunction' });

/** The additional copy of the notice of s.50(g) for discussions in Spanish, given before closing beside the English one, which stays the notice. */
export const texasEquityNoticeSpanish: Template<DocumentData['TEXAS_EQUITY_NOTICE_ES']> = {
  version: '2026-11',
  language: 'es-US',
  title: () => 'Aviso sobre las extensiones de crédito definidas en la Sección 50(a)(6), Artículo XVI, de la Constitución de Texas',
  blocks: (data) => [
    facts(
      ['Para cada propietario de la vivienda y el cónyuge de cada propietario', NAMES.format(data.owners)],
      ['Vivienda', data.property === null ? 'la propiedad de su solicitud' : addressLines(data.property).join(', ')],
      ['Fecha', dayIn('es-US', data.on)],
    ),
    ...WORDS,
  ],
};
