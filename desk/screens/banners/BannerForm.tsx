import { deskBannerPost, deskBannerPut } from '@hearthline/web/operations/desk.ts';
import { Banner, BannerStrip } from '@hearthline/kit/banner/Banner.tsx';
import { Checkbox } from '@hearthline/kit/checkbox/Checkbox.tsx';
import { Dialog } from '@hearthline/kit/dialog/Dialog.tsx';
import { FieldGroup } from '@hearthline/kit/field/FieldGroup.tsx';
import { errorOf, fieldProps } from '@hearthline/kit/form/fields.ts';
import { RadioCards } from '@hearthline/kit/radio-cards/RadioCards.tsx';
import { TextArea } from '@hearthline/kit/text-area/TextArea.tsx';
import { BANNER_APPS, BANNER_MESSAGE_MAX, BANNER_VARIANTS, type BannerApp, type BannerVariant } from '@hearthline/rules/banners.ts';
import type { JSX } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormParts } from '../../parts/form/FormParts.tsx';
import { useDeskForm } from '../../parts/form/use-desk-form.ts';
import { api } from '../../services/api.ts';
import { APPS, type BannerRow, VARIANTS } from './copy.ts';

const SCHEMA = z.object({
  message: z
    .string()
    .check(z.trim(), z.minLength(1, 'Type the message'), z.maxLength(BANNER_MESSAGE_MAX, `At most ${BANNER_MESSAGE_MAX} characters`)),
  variant: z.enum(BANNER_VARIANTS, { error: 'Choose one' }),
  apps: z.array(z.enum(BANNER_APPS)).check(z.minLength(1, 'Choose at least one')),
});
type Values = { message: string; variant: string; apps: string[] };
const EMPTY: Values = { message: '', variant: 'info', apps: ['heloc'] };
const LABELS = { message: 'Message', variant: 'Kind', apps: 'Where it is shown' } as const;

/** The banner as pages show it, while it is written. */
function Preview({ message, variant }: Pick<Values, 'message' | 'variant'>): JSX.Element {
  return (
    <BannerStrip label="Preview">
      <Banner kind={variant as BannerVariant}>{message.trim() === '' ? 'Your message is shown here.' : message}</Banner>
    </BannerStrip>
  );
}

type BannerFormProps = { readonly banner: BannerRow | null; readonly onClose: () => void; readonly onDone: (words: string) => void };

/** Publishes a banner, or edits one that is shown. */
export function BannerForm({ banner, onClose, onDone }: BannerFormProps): JSX.Element {
  const step = useDeskForm<Values>({
    schema: SCHEMA,
    defaults: banner ?? EMPTY,
    labels: LABELS,
    send: async ({ message, variant, apps }) => {
      const body = { message: message.trim(), variant: variant as BannerVariant, apps: apps as BannerApp[] };
      if (banner) await api(deskBannerPut, { path: { bannerUuid: banner.uuid }, body });
      else await api(deskBannerPost, { body });
      onDone(banner ? 'The banner was changed.' : 'The banner was published. Pages show it when they are next opened.');
    },
  });
  const { form } = step;
  const [message, variant] = useWatch({ control: form.control, name: ['message', 'variant'] });
  return (
    <Dialog open wide onClose={onClose} title={banner ? 'Edit the banner' : 'Publish a banner'}>
      <FormParts
        step={step}
        submit={banner ? 'Save' : 'Publish'}
        failed={banner ? 'The banner was not changed' : 'The banner was not published'}
      >
        <Preview message={message} variant={variant} />
        <TextArea
          {...fieldProps(form, 'message')}
          label={LABELS.message}
          hint={`One sentence, at most ${BANNER_MESSAGE_MAX} characters. Everyone can read it, without signing in.`}
          rows={3}
        />
        <RadioCards
          {...fieldProps(form, 'variant')}
          label={LABELS.variant}
          columns={2}
          options={BANNER_VARIANTS.map((value) => ({ value, ...VARIANTS[value] }))}
        />
        <FieldGroup id="apps" label={LABELS.apps} role="group" error={errorOf(form, 'apps')}>
          {BANNER_APPS.map((app, at) => (
            <Checkbox key={app} {...form.register('apps')} id={at === 0 ? 'apps' : `apps-${app}`} value={app}>
              {APPS[app]}
            </Checkbox>
          ))}
        </FieldGroup>
      </FormParts>
    </Dialog>
  );
}
