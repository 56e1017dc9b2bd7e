import { ETHNICITIES, RACES, SEXES } from '@hearthline/rules/regulation/hmda/codes.ts';

/** Copy of the government monitoring questions: options and notice are those of 12 CFR 1003, appendix B, word for word (lending §2.6). */
export const COPY = {
  /** After an empty page was saved, which the law allows. */
  none: 'You answered none of the demographic questions. That is fine: we saved that.',
  notice: [
    'The purpose of collecting this information is to help ensure that all applicants are treated fairly and that the housing needs of communities and neighborhoods are being fulfilled. For residential mortgage lending, Federal law requires that we ask applicants for their demographic information (ethnicity, race, and sex) in order to monitor our compliance with equal credit opportunity, fair housing, and home mortgage disclosure laws.',
    'You are not required to provide this information, but are encouraged to do so. You may select one or more designations for “Ethnicity” and one or more designations for “Race.” The law provides that we may not discriminate on the basis of this information, or on whether you choose to provide it. However, if you choose not to provide the information and you have made this application in person, Federal regulations require us to note your ethnicity, race, and sex on the basis of visual observation or surname. If you do not wish to provide some or all of this information, please check below.',
  ],
  noticeTitle: 'Why we ask',
  internet: 'You are applying online: nobody notes anything about you that you do not give here.',
  separate: 'Your answers are stored apart from your application. The people and rules that decide on it cannot see them.',
  ethnicity: 'Ethnicity',
  race: 'Race',
  oneOrMore: 'Check one or more',
  sex: 'Sex',
  refuse: 'I do not wish to provide this information',
} as const;

export type Box = {
  readonly code: number;
  readonly label: string;
  /** A free text that goes with it: its field and its question. */
  readonly text?: { readonly name: TextName; readonly label: string };
  /** Subcategories; they may be checked without this one. */
  readonly within?: readonly Box[];
};
export type TextName = 'otherEthnicity' | 'tribe' | 'otherAsian' | 'otherPacificIslander';

export const ETHNICITY_BOXES: readonly Box[] = [
  {
    code: ETHNICITIES.HISPANIC_OR_LATINO,
    label: 'Hispanic or Latino',
    within: [
      { code: ETHNICITIES.MEXICAN, label: 'Mexican' },
      { code: ETHNICITIES.PUERTO_RICAN, label: 'Puerto Rican' },
      { code: ETHNICITIES.CUBAN, label: 'Cuban' },
      {
        code: ETHNICITIES.OTHER_HISPANIC_OR_LATINO,
        label: 'Other Hispanic or Latino',
        text: {
          name: 'otherEthnicity',
          label: 'Print origin, for example, Argentinean, Colombian, Dominican, Nicaraguan, Salvadoran, Spaniard, and so on',
        },
      },
    ],
  },
  { code: ETHNICITIES.NOT_HISPANIC_OR_LATINO, label: 'Not Hispanic or Latino' },
];

export const RACE_BOXES: readonly Box[] = [
  {
    code: RACES.AMERICAN_INDIAN_OR_ALASKA_NATIVE,
    label: 'American Indian or Alaska Native',
    text: { name: 'tribe', label: 'Print name of enrolled or principal tribe' },
  },
  {
    code: RACES.ASIAN,
    label: 'Asian',
    within: [
      { code: RACES.ASIAN_INDIAN, label: 'Asian Indian' },
      { code: RACES.CHINESE, label: 'Chinese' },
      { code: RACES.FILIPINO, label: 'Filipino' },
      { code: RACES.JAPANESE, label: 'Japanese' },
      { code: RACES.KOREAN, label: 'Korean' },
      { code: RACES.VIETNAMESE, label: 'Vietnamese' },
      {
        code: RACES.OTHER_ASIAN,
        label: 'Other Asian',
        text: { name: 'otherAsian', label: 'Print race, for example, Hmong, Laotian, Thai, Pakistani, Cambodian, and so on' },
      },
    ],
  },
  { code: RACES.BLACK_OR_AFRICAN_AMERICAN, label: 'Black or African American' },
  {
    code: RACES.NATIVE_HAWAIIAN_OR_OTHER_PACIFIC_ISLANDER,
    label: 'Native Hawaiian or Other Pacific Islander',
    within: [
      { code: RACES.NATIVE_HAWAIIAN, label: 'Native Hawaiian' },
      { code: RACES.GUAMANIAN_OR_CHAMORRO, label: 'Guamanian or Chamorro' },
      { code: RACES.SAMOAN, label: 'Samoan' },
      {
        code: RACES.OTHER_PACIFIC_ISLANDER,
        label: 'Other Pacific Islander',
        text: { name: 'otherPacificIslander', label: 'Print race, for example, Fijian, Tongan, and so on' },
      },
    ],
  },
  { code: RACES.WHITE, label: 'White' },
];

export const SEX_BOXES: readonly Box[] = [
  { code: SEXES.FEMALE, label: 'Female' },
  { code: SEXES.MALE, label: 'Male' },
];
