// @vitest-environment happy-dom
import { contactForm } from '@lima-id/domain';
import { act, Profiler } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '../TextField/TextField.tsx';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Typed {
  companyName: string;
  name: string;
}

const place = document.createElement('div');
let unmount: () => Promise<void> = async () => undefined;

afterEach(async () => {
  await unmount();
  place.remove();
});

async function type(input: HTMLInputElement, text: string) {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

describe('a key typed in a form', () => {
  it('renders only its own field, and of that not the label, when the field is valid', async () => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
    document.body.append(place);
    const others = vi.fn<() => void>();
    const own = vi.fn<() => void>();
    let labels = 0;
    /** Asked for each attribute of each styled element that is rendered. */
    function countLabels(attribute: string, element: unknown) {
      if (element === 'label' && attribute === 'htmlFor') labels += 1;
      return true;
    }
    const root = createRoot(place);
    unmount = () => act(async () => root.unmount());
    await act(async () =>
      root.render(
        <StyleSheetManager shouldForwardProp={countLabels}>
          <Form schema={contactForm} defaultValues={{ companyName: '', name: '' }} onSubmit={() => undefined}>
            <Profiler id="own" onRender={own}>
              <Field<Typed> name="companyName">
                <TextField label="企业名称" />
              </Field>
            </Profiler>
            <Profiler id="others" onRender={others}>
              <Field<Typed> name="name">
                <TextField label="联系人" />
              </Field>
              <SubmitButton>提交</SubmitButton>
            </Profiler>
          </Form>
        </StyleSheetManager>,
      ),
    );
    const input = place.querySelector('input');
    if (input === null) throw new Error('There is no field.');
    others.mockClear();
    own.mockClear();
    expect(labels).toBeGreaterThan(0);
    labels = 0;
    await type(input, '泰');
    await type(input, '泰岳');
    expect(input.value).toBe('泰岳');
    expect(own).toHaveBeenCalledTimes(2);
    expect(others).not.toHaveBeenCalled();
    expect(labels).toBe(0);
  });
});
