import { Button, Form, Input, Message, Modal } from '@arco-design/web-react';
import { useState } from 'react';
import { emptyQuestion, labels, patterns, type Question, refusals, words } from '../../content/content.ts';
import { focusFirst } from './focusFirst.ts';

const required = (message: string) => ({ required: true, message });

export function Talk() {
  const [open, setOpen] = useState(false);

  function sent() {
    setOpen(false);
    Message.success(words.sent);
  }

  return (
    <div className="row">
      <Button type="primary" onClick={() => setOpen(true)}>
        {words.openDialog}
      </Button>
      <Button onClick={() => Message.success(words.toast)}>{words.showToast}</Button>
      <Modal visible={open} onCancel={() => setOpen(false)} title={words.question} footer={null} unmountOnExit>
        <Form<Question>
          id="question"
          layout="vertical"
          initialValues={emptyQuestion}
          validateTrigger="onBlur"
          scrollToFirstError
          onSubmit={sent}
          onSubmitFailed={(errors) => focusFirst('question', errors)}
        >
          <Form.Item<Question> field="name" label={labels.name} rules={[required(refusals.name)]}>
            <Input />
          </Form.Item>
          <Form.Item<Question>
            field="phone"
            label={labels.phone}
            rules={[required(refusals.phone), { match: patterns.phone, message: refusals.phone }]}
          >
            <Input type="tel" />
          </Form.Item>
          <Form.Item<Question> field="text" label={labels.text} rules={[required(refusals.text)]}>
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
