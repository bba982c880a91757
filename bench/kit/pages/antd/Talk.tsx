import { Button, Form, Input, Modal } from 'antd';
import type { MessageInstance } from 'antd/es/message/interface';
import { useState } from 'react';
import { emptyQuestion, labels, patterns, type Question, refusals, words } from '../../content/content.ts';

const required = (message: string) => ({ required: true, message });

export function Talk({ message }: { message: MessageInstance }) {
  const [open, setOpen] = useState(false);

  function sent() {
    setOpen(false);
    void message.success(words.sent);
  }

  return (
    <div className="row">
      <Button type="primary" onClick={() => setOpen(true)}>
        {words.openDialog}
      </Button>
      <Button onClick={() => void message.success(words.toast)}>{words.showToast}</Button>
      <Modal open={open} onCancel={() => setOpen(false)} title={words.question} footer={null} destroyOnHidden>
        <Form<Question>
          name="question"
          layout="vertical"
          initialValues={emptyQuestion}
          validateTrigger="onBlur"
          scrollToFirstError={{ focus: true }}
          onFinish={sent}
        >
          <Form.Item<Question> name="name" label={labels.name} rules={[required(refusals.name)]}>
            <Input />
          </Form.Item>
          <Form.Item<Question>
            name="phone"
            label={labels.phone}
            validateFirst
            rules={[required(refusals.phone), { pattern: patterns.phone, message: refusals.phone }]}
          >
            <Input type="tel" />
          </Form.Item>
          <Form.Item<Question> name="text" label={labels.text} rules={[required(refusals.text)]}>
            <Input.TextArea autoSize={{ minRows: 3, maxRows: 15 }} />
          </Form.Item>
          <div className="row end">
            <Button onClick={() => setOpen(false)}>{words.cancel}</Button>
            <Button type="primary" htmlType="submit">
              {words.send}
            </Button>
          </div>
        </Form>
      </Modal>
    </div>
  );
}
