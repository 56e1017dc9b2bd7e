import type { Decorator, Preview } from '@storybook/react-vite';
import { LENDERS, PRIMARY } from '@hearthline/orgs/all.ts';
import { tokensCss } from '@hearthline/orgs/theme/testing/tokens-css.ts';
import '@hearthline/kit/styles/base.css';
import '@hearthline/kit/styles/serif.css';

/** One lender per brand: those with the same looks need no switch of their own. */
const BRANDS = new Map(LENDERS.map((lender) => [lender.orgBrand, lender]));

const inBrand: Decorator = (Story, { globals, parameters }) => {
  const { brand } = BRANDS.get(String(globals['brand'])) ?? PRIMARY;
  const style = (
    <style>{tokensCss({ color: brand.color, radius: brand.radius, fontText: brand.fontText, fontQuestion: brand.fontQuestion })}</style>
  );
  if (parameters['layout'] === 'fullscreen')
    return (
      <>
        {style}
        <Story />
      </>
    );
  return (
    <>
      {style}
      <div style={{ padding: 20, maxWidth: '40rem' }}>
        <Story />
      </div>
    </>
  );
};

const preview: Preview = {
  decorators: [inBrand],
  initialGlobals: { brand: PRIMARY.orgBrand },
  globalTypes: {
    brand: {
      description: 'The lender whose brand is drawn',
      toolbar: {
        title: 'Lender',
        icon: 'paintbrush',
        items: [...BRANDS].map(([value, { name }]) => ({ value, title: name })),
        dynamicTitle: true,
      },
    },
  },
  parameters: { layout: 'padded', a11y: { test: 'error' }, controls: { disable: true } },
};

export default preview;
