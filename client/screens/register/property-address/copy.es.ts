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
    title: 'Solicite en 5 minutos, reciba los fondos en tan solo 5 días hábiles',
    text: 'Contados desde su firma, si no hace falta valuar la vivienda en persona. La ley le da tres de esos días para cambiar de opinión.',
  },
  texas: {
    icon: 'clock',
    title: 'Solicite en 5 minutos; en Texas, los fondos tardan al menos 17 días',
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
