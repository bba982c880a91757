import { Button, Checkbox, Form, Input, Radio, Select } from 'antd';
import type { MessageInstance } from 'antd/es/message/interface';
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

const required = (message: string) => ({ required: true, message });

export function ApplicationForm({ message }: { message: MessageInstance }) {
  return (
    <Form<Application>
      name="application"
      layout="vertical"
      initialValues={{ ...emptyApplication, industry: undefined, region: undefined, kind: undefined }}
      validateTrigger="onBlur"
      scrollToFirstError={{ focus: true }}
      onFinish={() => void message.success(words.submitted)}
    >
      <div className="fields">
        <Form.Item<Application>
          name="company"
          label={labels.company}
          validateFirst
          rules={[
            required(refusals.company),
            { min: limits.companyMin, max: limits.companyMax, message: refusals.company },
          ]}
        >
          <Input />
        </Form.Item>
        <Form.Item<Application>
          name="contact"
          label={labels.contact}
          validateFirst
          rules={[required(refusals.contact), { max: limits.contactMax, message: refusals.contact }]}
        >
          <Input />
        </Form.Item>
        <Form.Item<Application>
          name="phone"
          label={labels.phone}
          validateFirst
          rules={[required(refusals.phone), { pattern: patterns.phone, message: refusals.phone }]}
        >
          <Input type="tel" />
        </Form.Item>
        <Form.Item<Application>
          name="email"
          label={labels.email}
          validateFirst
          rules={[required(refusals.email), { pattern: patterns.email, message: refusals.email }]}
        >
          <Input type="email" />
        </Form.Item>
        <Form.Item<Application>
          name="password"
          label={labels.password}
          validateFirst
          rules={[required(refusals.password), { pattern: patterns.password, message: refusals.password }]}
        >
          <Input.Password autoComplete="new-password" />
        </Form.Item>
        <Form.Item<Application> name="industry" label={labels.industry} rules={[required(refusals.industry)]}>
          <Select options={industries} placeholder={words.choose} />
        </Form.Item>
        <Form.Item<Application> name="region" label={labels.region} rules={[required(refusals.region)]}>
          <Select options={regions} placeholder={words.choose} />
        </Form.Item>
        <Form.Item<Application>
          name="kind"
          label={labels.kind}
          validateTrigger="onChange"
          rules={[required(refusals.kind)]}
        >
          <Radio.Group options={kinds} />
        </Form.Item>
        <Form.Item<Application>
          className="wide"
          name="intro"
          label={labels.intro}
          validateFirst
          rules={[required(refusals.intro), { max: limits.introMax, message: refusals.intro }]}
        >
          <Input.TextArea autoSize={{ minRows: 3, maxRows: 15 }} />
        </Form.Item>
        <Form.Item<Application>
          className="wide"
          name="agreed"
          valuePropName="checked"
          validateTrigger="onChange"
          rules={[{ type: 'enum', enum: [true], message: refusals.agreed }]}
        >
          <Checkbox>{labels.agreed}</Checkbox>
        </Form.Item>
      </div>
      <div className="row">
        <Button type="primary" htmlType="submit">
          {words.submit}
        </Button>
      </div>
    </Form>
  );
}
