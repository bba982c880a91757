import { Button, Carousel, ConfigProvider, Empty, Layout, Menu, message, Steps, Tabs, type ThemeConfig } from 'antd';
import zhCN from 'antd/locale/zh_CN';
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

const links = navigation.map(({ label, href }) => ({ key: href, label: <a href={href}>{label}</a> }));
const views = tabs.map(({ value, label, text }) => ({ key: value, label, children: text }));

export function Content({ theme }: { theme?: ThemeConfig }) {
  const [toast, place] = message.useMessage({ duration: 3 });
  return (
    <ConfigProvider locale={zhCN} {...(theme === undefined ? {} : { theme })}>
      {place}
      <Layout.Header className="head row between" style={{ background: '#fff' }}>
        <a href="#home" style={{ display: 'flex' }}>
          <img {...logo} alt={logo.alt} />
        </a>
        <Menu
          mode="horizontal"
          items={links}
          selectedKeys={[navigation[0].href]}
          style={{ flex: 1, minWidth: 0, justifyContent: 'center', border: 0 }}
        />
        <span className="row">
          <Button type="text" size="small">
            {words.login}
          </Button>
          <Button type="primary" size="small">
            {words.register}
          </Button>
        </span>
      </Layout.Header>
      <main className="page">
        <Carousel arrows autoplay={!still} autoplaySpeed={slideMs}>
          {slides.map(({ id, title, text }) => (
            <div key={id}>
              <div className="slide">
                <h3>{title}</h3>
                <p>{text}</p>
              </div>
            </div>
          ))}
        </Carousel>
        <section className="part">
          <Tabs items={views} />
        </section>
        <section className="part">
          <h2>{words.steps}</h2>
          <Steps current={currentStep} items={steps.map((title) => ({ title }))} />
        </section>
        <section className="part">
          <h2>{words.apply}</h2>
          <ApplicationForm message={toast} />
        </section>
        <section className="part">
          <h2>{words.talk}</h2>
          <Talk message={toast} />
        </section>
        <section className="part">
          <h2>{words.table}</h2>
          <Prefixes />
        </section>
        <section className="part">
          <h2>{words.empty}</h2>
          <Empty
            description={
              <>
                <strong>{words.emptyTitle}</strong>
                <br />
                {words.emptyText}
              </>
            }
          >
            <Button type="primary" onClick={toMarket}>
              {words.emptyAct}
            </Button>
          </Empty>
        </section>
      </main>
    </ConfigProvider>
  );
}
