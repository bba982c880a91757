import { qrContent } from '@lima-id/domain';
import { Footer, Header, Illustration } from '@lima-id/ui';
import { lazy, Suspense, useState } from 'react';
import { brand } from './brand.ts';
import { lamps } from './lamps.ts';
import { type Answer, lookUp } from './lookUp.ts';
import { Catalogue } from './sections/Catalogue.tsx';
import { Contact } from './sections/Contact.tsx';
import { Hero } from './sections/Hero.tsx';
import { LoginNote } from './sections/LoginNote.tsx';
import { Result } from './sections/Result.tsx';
import { ChartRoom, Section } from './site.styles.ts';

const Energy = lazy(async () => ({ default: (await import('./sections/Energy.tsx')).Energy }));

const items = [
  { label: '灯具查询', href: '#main', active: true },
  { label: '产品系列', href: '#series' },
  { label: '节能实测', href: '#energy' },
  { label: '申请接入', href: '#contact' },
];

const { company } = brand;
const groups = [
  {
    title: '查询',
    links: [
      { label: '灯具标识', href: '#main' },
      { label: '标识怎么读', href: '#result' },
    ],
  },
  {
    title: '目录',
    links: [
      { label: '产品系列', href: '#series' },
      { label: '节能实测', href: '#energy' },
    ],
  },
  { title: '商家', links: [{ label: '申请接入', href: '#contact' }] },
];
const qrPictures = [
  { label: '扫码查样灯', value: qrContent('https://dengpu.example.cn/?identifier=', lamps[0]?.code ?? '') },
];
const legal = [company.legalName, company.address, company.email];

/** The looked-up code is in the URL, for sharing and reloading. */
function answerOfAddress(): Answer | null {
  const asked = new URLSearchParams(window.location.search).get('identifier');
  return asked === null ? null : lookUp(asked);
}

export function Site() {
  const [answer, setAnswer] = useState(answerOfAddress);
  const [loginOpen, setLoginOpen] = useState(false);

  function look(text: string) {
    const next = lookUp(text);
    setAnswer(next);
    if (next.kind === 'refused') return;
    document.getElementById('result')?.scrollIntoView();
    window.history.replaceState(null, '', `?identifier=${encodeURIComponent(next.code)}`);
  }

  return (
    <>
      <Header
        logo={<Illustration name="logo" />}
        logoHref="/"
        items={items}
        user={null}
        onLogin={() => setLoginOpen(true)}
        onRegister={() => document.getElementById('contact')?.scrollIntoView()}
        skipTo="#main"
      />
      <main id="main" tabIndex={-1}>
        <Hero answer={answer} onLookup={look} />
        <Result answer={answer} />
        <Catalogue />
        <Section id="energy" aria-labelledby="energy-title" data-ground="sunken">
          <Suspense fallback={<ChartRoom />}>
            <Energy />
          </Suspense>
        </Section>
        <Contact />
      </main>
      <Footer
        logo={<Illustration name="logo" ground="ink" alt={`${brand.name} ${brand.latinName}`} />}
        brandText={company.tagline}
        phone={company.phone}
        hours={company.hours}
        groups={groups}
        qrPictures={qrPictures}
        legal={legal}
        filing={company.filing}
      />
      <LoginNote open={loginOpen} onOpenChange={setLoginOpen} />
    </>
  );
}
