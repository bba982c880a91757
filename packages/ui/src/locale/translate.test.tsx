// @vitest-environment jsdom
import { codeRefusals, contactForm, messages, sceneTemplates } from '@lima-id/domain';
import { inEnglish } from '@lima-id/domain/english';
import { act, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { CodeAnatomy } from '../CodeAnatomy/CodeAnatomy.tsx';
import { CodeField } from '../CodeField/CodeField.tsx';
import { TopTenBar } from '../charts/TopTenBar.tsx';
import { CheckField } from '../form/CheckField.tsx';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { LookupBar } from '../LookupBar/LookupBar.tsx';
import { SceneTabs } from '../SceneTabs/SceneTabs.tsx';
import { StrengthMeter } from '../StrengthMeter/StrengthMeter.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { en } from './en.ts';
import { LocaleProvider } from './LocaleProvider.tsx';

const han = /\p{Script=Han}/u;
const nothing = () => undefined;
const tab = {
  value: 'a',
  label: sceneTemplates.traceability.name,
  templateCode: 'traceability' as const,
  icon: '',
  count: 0,
  needsVerification: false,
};

/** Components with a sentence or a name of the rules in them, and how it is said in English. */
const cases: Record<string, { shown: ReactElement; english: string }> = {
  LookupBar: {
    shown: <LookupBar onLookup={nothing} error={codeRefusals.empty.message} />,
    english: 'Enter an identifier code',
  },
  CodeField: {
    shown: <CodeField label="Code" error={messages.request.failed} />,
    english: 'The request failed, try again later',
  },
  Checkbox: { shown: <Checkbox error={messages.request.serviceError}>Agree</Checkbox>, english: 'Service error' },
  CodeAnatomy: {
    shown: <CodeAnatomy identifier="88.118.001/GT-2026-000123" variant="hero" />,
    english: 'Industry second-level node',
  },
  SceneTabs: {
    shown: <SceneTabs tabs={[tab]} value="a" onValueChange={nothing} title="Scenes" />,
    english: 'Product traceability',
  },
  StrengthMeter: { shown: <StrengthMeter level="weak" />, english: 'Strength: Weak' },
  TopTenBar: {
    shown: <TopTenBar title="Stops" entries={[{ name: 'Line 1', value: { quality: 3 } }]} />,
    english: 'Quality',
  },
};

describe('LocaleProvider', () => {
  it.each(Object.entries(cases))('shows in English what rules say in %s', (_name, { shown, english }) => {
    const markup = renderToString(
      <LocaleProvider locale={en} translate={inEnglish}>
        {shown}
      </LocaleProvider>,
    );
    expect(markup).toContain(english);
    expect(markup).not.toMatch(han);
  });

  it('leaves the sentences of rules and servers as they are when it has no translation', () => {
    const { empty } = codeRefusals;
    const bar = <LookupBar onLookup={nothing} error={empty.message} />;
    expect(renderToString(<LocaleProvider locale={en}>{bar}</LocaleProvider>)).toContain(empty.message);
    expect(
      renderToString(
        <LocaleProvider locale={en} translate={inEnglish}>
          <LocaleProvider locale={en}>{bar}</LocaleProvider>
        </LocaleProvider>,
      ),
    ).toContain(empty.message);
  });

  it('shows the errors of a form in English, at the fields and in the summary, when it is refused', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    await act(async () =>
      root.render(
        <LocaleProvider locale={en} translate={inEnglish}>
          <Form schema={contactForm} defaultValues={{ companyName: '', agreement: false }} onSubmit={nothing} summary>
            <Field name="companyName">
              <TextField label="Enterprise" />
            </Field>
            <CheckField name="agreement" label="Declaration">
              <Checkbox>I accept it</Checkbox>
            </CheckField>
            <SubmitButton>Send</SubmitButton>
          </Form>
        </LocaleProvider>,
      ),
    );
    await act(async () => place.querySelector<HTMLElement>('button[type="submit"]')?.click());
    await vi.waitFor(async () => {
      await act(async () => undefined);
      expect(place.querySelector('[data-part="count"]')).not.toBeNull();
    });
    expect(place.textContent).toContain('Enter the name of the enterprise');
    expect(place.textContent).toContain('Read and accept the declaration');
    // Of a value without a field.
    expect(place.textContent).toContain('Choose the industry');
    expect(place.textContent).not.toMatch(han);
    await act(async () => root.unmount());
    place.remove();
  });
});
