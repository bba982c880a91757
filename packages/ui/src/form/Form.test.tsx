import { contactForm } from '@lima-id/domain';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { CheckField } from './CheckField.tsx';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import { SubmitButton } from './SubmitButton.tsx';

interface Typed {
  companyName: string;
  agreement: boolean;
}

describe('Form', () => {
  it('renders fields with their values when there is no browser', () => {
    const markup = renderToString(
      <Form
        schema={contactForm}
        defaultValues={{ companyName: '山东泰岳健身器材有限公司', agreement: true }}
        onSubmit={() => undefined}
      >
        <Field<Typed> name="companyName">
          <TextField label="企业名称" />
        </Field>
        <CheckField<Typed> name="agreement" label="协议声明">
          <Checkbox>我已阅读并同意协议声明</Checkbox>
        </CheckField>
        <SubmitButton>提交咨询</SubmitButton>
      </Form>,
    );
    expect(markup).toContain('value="山东泰岳健身器材有限公司"');
    expect(markup).toMatch(/type="checkbox"[^>]*checked/);
    expect(markup).toContain('提交咨询');
  });
});
