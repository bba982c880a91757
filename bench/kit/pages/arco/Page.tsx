import './styles.ts';
import { Button, Carousel, Empty, Menu, Steps, Tabs } from '@arco-design/web-react';
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

const autoPlay = still ? false : { interval: slideMs, hoverToPause: true };

export function Page() {
  return (
    <>
      <header className="head row between">
        <a href="#home" style={{ display: 'flex' }}>
          <img {...logo} alt={logo.alt} />
        </a>
        <Menu mode="horizontal" selectedKeys={[navigation[0].href]} style={{ flex: 1, width: 0 }}>
          {navigation.map(({ label, href }) => (
            <Menu.Item key={href}>
              <a href={href}>{label}</a>
            </Menu.Item>
          ))}
        </Menu>
        <span className="row">
          <Button type="text" size="small">
            {words.login}
          </Button>
          <Button type="primary" size="small">
            {words.register}
          </Button>
        </span>
      </header>
      <main className="page">
        <Carousel autoPlay={autoPlay} showArrow="always" style={{ height: 240 }}>
          {slides.map(({ id, title, text }) => (
            <div key={id} className="slide">
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </Carousel>
        <section className="part">
          <Tabs defaultActiveTab={tabs[0].value}>
            {tabs.map(({ value, label, text }) => (
              <Tabs.TabPane key={value} title={label}>
                {text}
              </Tabs.TabPane>
            ))}
          </Tabs>
        </section>
        <section className="part">
          <h2>{words.steps}</h2>
          <Steps current={currentStep + 1}>
            {steps.map((title) => (
              <Steps.Step key={title} title={title} />
            ))}
          </Steps>
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
          <Empty
            description={
              <div className="stack" style={{ justifyItems: 'center' }}>
                <strong>{words.emptyTitle}</strong>
                {words.emptyText}
                <Button type="primary" onClick={toMarket}>
                  {words.emptyAct}
                </Button>
              </div>
            }
          />
        </section>
      </main>
    </>
  );
}
