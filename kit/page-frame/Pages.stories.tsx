import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { ActionList } from '../action-list/ActionList.tsx';
import { AmountSlider } from '../amount-slider/AmountSlider.tsx';
import { SubmitButton } from '../button/SubmitButton.tsx';
import { ButtonRow } from '../button-row/ButtonRow.tsx';
import { Card } from '../card/Card.tsx';
import { KeyValues } from '../figures/KeyFigures.tsx';
import { EqualHousing, Footer } from '../footer/Footer.tsx';
import { Icon } from '../icon/Icon.tsx';
import { Initials } from '../person/Person.tsx';
import { RadioCards } from '../radio-cards/RadioCards.tsx';
import { RadioTabs } from '../radio-tabs/RadioTabs.tsx';
import { Tag } from '../tag/Tag.tsx';
import { Timeline } from '../timeline/Timeline.tsx';
import { SkipLink, TopBar, TopButton, TopLink } from '../top-bar/TopBar.tsx';
import { Typeahead } from '../typeahead/Typeahead.tsx';
import { ApplicationFrame } from './ApplicationFrame.tsx';
import { AsideNotes } from './AsideNotes.tsx';
import { PageHeading } from './PageHeading.tsx';
import { DeadEndFrame, RegisterFrame } from './RegisterFrame.tsx';

const nothing = () => undefined;

function Page({ narrow, children }: { narrow?: boolean; children: ReactNode }) {
  return (
    <div id="root">
      <SkipLink />
      <TopBar
        logo={
          <>
            <Icon name="house" />
            Hearthline
          </>
        }
        homeHref="#home"
        homeLabel="Hearthline home"
        narrow={narrow}
      >
        <TopLink href="tel:+18888196388" icon="phone" text="888-819-6388" label="Call 888-819-6388" />
        {narrow ? (
          <TopLink href="#login" text="Login" />
        ) : (
          <TopButton label="Your account, Grace Happy">
            <Initials name="Grace Happy" />
          </TopButton>
        )}
      </TopBar>
      {children}
      <Footer
        narrow={narrow}
        company={
          <>
            <p>
              <b>Hearthline Home Equity, Inc.</b>
              <br />
              400 Sample Street, Phoenix, AZ 85004
            </p>
            <EqualHousing>Equal Housing Lender</EqualHousing>
          </>
        }
      >
        <p>
          <b>About these numbers</b>
        </p>
        <ol>
          <li>Lines run from $15,000 to $400,000.</li>
          <li>A home valuation costs $180.</li>
        </ol>
        <nav aria-label="Legal">
          <a href="#terms">Terms of Service</a>
          <a href="#privacy">Privacy</a>
        </nav>
      </Footer>
    </div>
  );
}

const meta = { component: Page, args: { children: null }, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof Page>;
export default meta;
type Story = StoryObj<typeof meta>;

const notes = [
  { icon: 'clock' as const, title: 'Apply in 5 minutes', text: 'Your answers are saved as you go.' },
  { icon: 'person' as const, title: 'Seeing your rate is a soft check', text: 'It does not change your credit score.' },
];
const use = [
  { value: 'primary', title: 'Primary', note: 'I live here most of the year' },
  { value: 'secondary', title: 'Secondary', note: 'A second home' },
];

export const Question: Story = {
  render: () => (
    <Page narrow>
      <RegisterFrame progress={{ at: 1, of: 8, name: 'Property', label: 'Registration' }} aside={<AsideNotes notes={notes} />}>
        <form noValidate>
          <PageHeading intro="Houses, townhomes, condos and two-unit homes can qualify.">
            Which property would you like to use for financing?
          </PageHeading>
          <div className="section">
            <Typeahead
              label="Property address"
              hint="Start with the house number."
              name="street"
              value="101 Clear Path Ln"
              icon="pin"
              optionIcon="house"
              options={[]}
              onType={nothing}
              onPick={nothing}
              listLabel="Addresses"
              clearLabel="Clear the address"
              noneText="No address found"
              countText={String}
            />
            <RadioCards label="How do you use this property?" name="use" options={use} />
          </div>
          <ButtonRow onBack={nothing}>
            <SubmitButton />
          </ButtonRow>
        </form>
      </RegisterFrame>
    </Page>
  ),
};

const side = {
  title: 'Your application',
  label: 'Your progress',
  steps: [
    { state: 'done' as const, name: 'Basic Info' },
    { state: 'now' as const, name: 'Select Offer', sub: 'Good until December 12' },
    { state: 'todo' as const, name: 'Provide More Info' },
  ],
};
const years = (n: number, payment: string) => ({
  value: String(n),
  title: (
    <>
      {n} <small>years</small>
    </>
  ),
  lines: [payment, '8.45%'],
});

export const Application: Story = {
  render: () => (
    <Page>
      <ApplicationFrame
        side={side}
        line={{ at: 2, of: 7, fill: 1.5, unit: 'Step', name: 'Select Offer', label: 'Application' }}
        stayRail
        rail={
          <Card title="Your payment" live>
            <p className="figure">$1,030.80</p>
            <p className="muted">a month for 15 years</p>
            <KeyValues ruled items={[{ term: 'APR of the first draw, fixed', value: '8.45%' }]} />
          </Card>
        }
      >
        <form noValidate>
          <PageHeading intro="Change the amount, term and fee until the payment works for you.">Choose your offer</PageHeading>
          <div className="section stack-l">
            <AmountSlider label="How much do you need?" name="amount" value={100_000} onChange={nothing} min={15_000} max={302_144} />
            <RadioTabs
              label="Over how many years do you want to pay it back?"
              name="term"
              value="15"
              onChange={nothing}
              options={[years(5, '$2,121.29'), years(10, '$1,284.94'), years(15, '$1,030.80'), years(30, '$829.71')]}
            />
          </div>
          <ButtonRow
            sum={{
              left: '8.45% APR, 15 years',
              right: (
                <>
                  <b>$1,030.80</b> a month
                </>
              ),
            }}
          >
            <SubmitButton />
          </ButtonRow>
        </form>
      </ApplicationFrame>
    </Page>
  ),
};

export const DeadEnd: Story = {
  render: () => (
    <Page>
      <DeadEndFrame aside={<AsideNotes notes={[{ icon: 'lock', title: 'Your documents', text: 'You can read them on the dashboard.' }]} />}>
        <PageHeading tag={<Tag kind="waiting">Waiting on someone else</Tag>} intro="Here is what happens now and what you can do.">
          We cannot offer you a line of credit on this application
        </PageHeading>
        <section className="section">
          <h2>What happens</h2>
          <Timeline
            items={[
              { state: 'done', when: 'Friday, Nov 20', title: 'Your application is closed' },
              { state: 'now', when: 'By Sunday, Dec 20', title: 'We send you a notice with the reasons' },
            ]}
          />
        </section>
        <section className="section">
          <h2>Things you can do</h2>
          <ActionList items={[{ icon: 'phone', title: 'Talk with a person', href: 'tel:+18888196388' }]} />
        </section>
      </DeadEndFrame>
    </Page>
  ),
};
