import { Button, Checkbox, Form, Input, Message, Radio, Select } from '@arco-design/web-react';
import {
  type Application,
  emptyApplication,
  industries,
  kinds,
  labels,
  limits,
  patterns,
  refusals,
  regions,
  words,
} from '../../content/content.ts';
import { focusFirst } from './focusFirst.ts';

const required = (message: string) => ({ required: true, message });

export function ApplicationForm() {
  return (
    <Form<Application>
      id="application"
      layout="vertical"
      initialValues={{ ...emptyApplication, industry: undefined, region: undefined, kind: undefined }}
      validateTrigger="onBlur"
      scrollToFirstError
      onSubmit={() => Message.success(words.submitted)}
      onSubmitFailed={(errors) => focusFirst('application', errors)}
    >
      <div className="fields">
        <Form.Item<Application>
          field="company"
          label={labels.company}
          rules={[
            required(refusals.company),
            { minLength: limits.companyMin, maxLength: limits.companyMax, message: refusals.company },
          ]}
        >
          <Input />
        </Form.Item>
        <Form.Item<Application>
          field="contact"
          label={labels.contact}
          rules={[required(refusals.contact), { maxLength: limits.contactMax, message: refusals.contact }]}
        >
          <Input />
        </Form.Item>
        <Form.Item<Application>
          field="phone"
          label={labels.phone}
          rules={[required(refusals.phone), { match: patterns.phone, message: refusals.phone }]}
        >
          <Input type="tel" />
        </Form.Item>
        <Form.Item<Application>
          field="email"
          label={labels.email}
          rules={[required(refusals.email), { match: patterns.email, message: refusals.email }]}
        >
          <Input type="email" />
        </Form.Item>
        <Form.Item<Application>
          field="password"
          label={labels.password}
          rules={[required(refusals.password), { match: patterns.password, message: refusals.password }]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item<Application> field="industry" label={labels.industry} rules={[required(refusals.industry)]}>
          <Select options={industries} placeholder={words.choose} />
        </Form.Item>
        <Form.Item<Application> field="region" label={labels.region} rules={[required(refusals.region)]}>
          <Select options={regions} placeholder={words.choose} />
        </Form.Item>
        <Form.Item<Application>
          field="kind"
          label={labels.kind}
          validateTrigger="onChange"
          rules={[required(refusals.kind)]}
        >
          <Radio.Group options={kinds} />
        </Form.Item>
        <div className="wide">
          <Form.Item<Application>
            field="intro"
            label={labels.intro}
            rules={[required(refusals.intro), { maxLength: limits.introMax, message: refusals.intro }]}
          >
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 15 }} />
          </Form.Item>
        </div>
        <div className="wide">
          <Form.Item<Application>
            field="agreed"
            triggerPropName="checked"
            validateTrigger="onChange"
            rules={[{ type: 'boolean', true: true, message: refusals.agreed }]}
          >
            <Checkbox>{labels.agreed}</Checkbox>
          </Form.Item>
        </div>
      </div>
      <div className="row">
        <Button type="primary" htmlType="submit">
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}
