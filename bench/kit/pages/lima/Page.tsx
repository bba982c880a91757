import {
  Button,
  Carousel,
  EmptyState,
  Header,
  Stepper,
  TabPanel,
  Tabs,
  ThemeProvider,
  ToastProvider,
} from '@lima-id/ui';
import {
  currentStep,
  logo,
  navigation,
  slideMs,
  slides,
  steps,
  still,
  tabs,
  toMarket,
  words,
} from '../../content/content.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { Prefixes } from './Prefixes.tsx';
import { Talk } from './Talk.tsx';

const nothing = () => undefined;
const shownSlides = slides.map(({ id, title, text }) => ({
  id,
  label: title,
  content: (
    <div className="slide">
      <h3>{title}</h3>
      <p>{text}</p>
    </div>
  ),
}));

export function Page() {
  return (
    <ThemeProvider>
      <ToastProvider>
        <Header
          logo={<img {...logo} alt={logo.alt} />}
          logoHref="#home"
          items={navigation}
          user={null}
          onLogin={nothing}
          onRegister={nothing}
        />
        <main className="page">
          <Carousel
            label={words.carousel}
            slides={shownSlides}
            interval={slideMs}
            {...(still ? { playing: false } : {})}
          />
          <section className="part">
            <Tabs items={tabs} label={words.tabs}>
              {tabs.map(({ value, text }) => (
                <TabPanel key={value} value={value}>
                  {text}
                </TabPanel>
              ))}
            </Tabs>
          </section>
          <section className="part">
            <h2>{words.steps}</h2>
            <Stepper steps={steps.map((title) => ({ title }))} current={currentStep + 1} />
          </section>
          <section className="part">
            <h2>{words.apply}</h2>
            <ApplicationForm />
          </section>
          <section className="part">
            <h2>{words.talk}</h2>
            <Talk />
          </section>
          <section className="part">
            <h2>{words.table}</h2>
            <Prefixes />
          </section>
          <section className="part">
            <h2>{words.empty}</h2>
            <EmptyState
              kind="noData"
              title={words.emptyTitle}
              text={words.emptyText}
              actions={<Button onClick={toMarket}>{words.emptyAct}</Button>}
            />
          </section>
        </main>
      </ToastProvider>
    </ThemeProvider>
  );
}
