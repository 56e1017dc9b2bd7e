import type { Decorator, Preview } from '@storybook/react-vite';
import { FILE_LENDERS } from '@hearthline/orgs/all.ts';
import { MAIN } from '@hearthline/orgs/lenders/main.ts';
import type { Lender } from '@hearthline/orgs/schema.ts';
import { session } from '../client/services/session/session.ts';
import { READ_DOCUMENTS } from '../client/parts/pdf/read-documents.ts';
import { tabStorage } from '../client/services/storage.ts';
import { chooseLender } from '../client/testing/story-world.ts';
import { familiesOf, standInRules } from '@hearthline/orgs/theme/families.ts';
import { tokensCss } from '@hearthline/orgs/theme/testing/tokens-css.ts';
import { onAnnouncement } from '@hearthline/kit/live-region/Announcer.tsx';
import '@hearthline/kit/styles/base.css';
import '@hearthline/kit/styles/serif.css';
import '@hearthline/kit/styles/families.css';

/** The lender of the toolbar's value: a lender's code, or a brand, as the tests of the stories say it. */
const lenderOf = (value: string): Lender =>
  FILE_LENDERS.all.find(({ orgCode }) => orgCode === value) ?? FILE_LENDERS.all.find(({ orgBrand }) => orgBrand === value) ?? MAIN;

/** In the gallery, where the toolbar is; the tests of the stories run without it, each with its story's lender. */
const isGallery = (): boolean => '__STORYBOOK_PREVIEW__' in globalThis;

const inBrand: Decorator = (Story, { globals, parameters }) => {
  const lender = lenderOf(String(globals['brand']));
  const { brand } = lender;
  if (isGallery()) chooseLender(lender);
  const style = <style>{tokensCss(brand) + standInRules(familiesOf(brand))}</style>;
  if (parameters['layout'] === 'fullscreen')
    return (
      <>
        {style}
        <Story key={lender.orgCode} />
      </>
    );
  return (
    <>
      {style}
      <div style={{ padding: 20, maxWidth: '40rem' }}>
        <Story key={lender.orgCode} />
      </div>
    </>
  );
};

const preview: Preview = {
  // a story that signs in leaves its token to the stories after it, and one that reads a document its mark
  beforeEach() {
    session.token.clear();
    tabStorage.removeItem(READ_DOCUMENTS);
    // the page around a part has the live region; a story of the part has none
    return onAnnouncement(() => undefined);
  },
  decorators: [inBrand],
  initialGlobals: { brand: MAIN.orgCode },
  globalTypes: {
    brand: {
      description: 'The lender whose name, figures and brand are shown',
      toolbar: {
        title: 'Lender',
        icon: 'paintbrush',
        items: FILE_LENDERS.all.map(({ orgCode, name }) => ({ value: orgCode, title: `${name} (${orgCode})` })),
        dynamicTitle: true,
      },
    },
  },
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { disable: true } },
};

export default preview;
