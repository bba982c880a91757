import './styles.ts';
import { Carousel } from '@mantine/carousel';
import { Button, EmptyState, MantineProvider, Stepper, Tabs } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import Autoplay from 'embla-carousel-autoplay';
import { currentStep, slideMs, slides, steps, still, tabs, toMarket, words } from '../../content/content.ts';
import { ApplicationForm } from './ApplicationForm.tsx';
import { Head } from './Head.tsx';
import { Prefixes } from './Prefixes.tsx';
import { Talk } from './Talk.tsx';

const autoplay = Autoplay({ delay: slideMs, stopOnMouseEnter: true, stopOnFocusIn: true, stopOnInteraction: false });
const plugins = still ? [] : [autoplay];

export function Page() {
  return (
    <MantineProvider>
      <Notifications position="top-center" autoClose={3000} />
      <Head />
      <main className="page">
        <Carousel aria-label={words.carousel} withIndicators emblaOptions={{ loop: true }} plugins={plugins}>
          {slides.map(({ id, title, text }) => (
            <Carousel.Slide key={id}>
              <div className="slide">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </Carousel.Slide>
          ))}
        </Carousel>
        <section className="part">
          <Tabs defaultValue={tabs[0].value} keepMounted={false}>
            <Tabs.List aria-label={words.tabs}>
              {tabs.map(({ value, label }) => (
                <Tabs.Tab key={value} value={value}>
                  {label}
                </Tabs.Tab>
              ))}
            </Tabs.List>
            {tabs.map(({ value, text }) => (
              <Tabs.Panel key={value} value={value} pt="md">
                {text}
              </Tabs.Panel>
            ))}
          </Tabs>
        </section>
        <section className="part">
          <h2>{words.steps}</h2>
          <Stepper active={currentStep}>
            {steps.map((title) => (
              <Stepper.Step key={title} label={title} />
            ))}
          </Stepper>
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
            icon={<img src="/illustrations/empty-no-data.svg" alt="" width={148} height={112} />}
            title={words.emptyTitle}
            description={words.emptyText}
          >
            <EmptyState.Actions>
              <Button onClick={toMarket}>{words.emptyAct}</Button>
            </EmptyState.Actions>
          </EmptyState>
        </section>
      </main>
    </MantineProvider>
  );
}
