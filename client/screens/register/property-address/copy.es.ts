import { FASTEST_FUNDING, FASTEST_FUNDING_IN_TEXAS } from '@hearthline/rules/regulation/funding-days.ts';
import type { Translated } from '@hearthline/rules/translated.ts';
import type * as english from './copy.ts';

export const COPY: Translated<typeof english.COPY> = {
  intro: 'Pueden calificar casas, casas adosadas, condominios y viviendas de dos unidades.',
  seniors: 'Esta línea es para propietarios de 62 años o más.',
  use: '¿Cómo usa esta propiedad?',
  useLabel: 'Uso de la propiedad',
  primary: 'Principal',
  primaryNote: 'Vivo aquí la mayor parte del año',
  secondary: 'Secundaria',
  secondaryNote: 'Una segunda vivienda que uso parte del año',
  investment: 'Propiedad de inversión',
  investmentNote: 'La alquilo o pienso alquilarla',
  notLicensed:
    'No podemos procesar su solicitud en este momento. Comuníquese con el agente de préstamos que le refirió para más información.',
  disaster: 'Hubo un desastre reciente en esta zona',
  disasterText: 'Una vivienda aquí necesita una inspección antes de que podamos prestar. Puede continuar; la organizamos con usted.',
};

export const ASIDE: typeof english.ASIDE = {
  fast: {
    icon: 'clock',
    title: `Solicite en 5 minutos, reciba los fondos en tan solo ${FASTEST_FUNDING} días hábiles`,
    text: 'Contados desde el día de su firma, si nadie tiene que visitar la vivienda para valuarla. La ley le da tres de esos días para cambiar de opinión. En Texas tarda más.',
  },
  texas: {
    icon: 'clock',
    title: `Solicite en 5 minutos; en Texas, los fondos tardan al menos ${FASTEST_FUNDING_IN_TEXAS} días`,
    text: 'La ley de Texas exige doce días antes de firmar y le da tres para cambiar de opinión.',
  },
  rest: [
    {
      icon: 'person',
      title: 'Ver su tasa es una consulta leve',
      text: 'No cambia su puntaje de crédito. Le preguntamos de nuevo antes de una consulta formal.',
    },
    {
      icon: 'lock',
      title: 'Protegido con cifrado de 256 bits',
      text: 'Puede detenerse en cualquier momento. No consultamos nada antes de la última pregunta.',
    },
  ],
};
