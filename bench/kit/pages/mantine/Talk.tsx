import { Button, Modal, Textarea, TextInput } from '@mantine/core';
import { isNotEmpty, matches, useForm } from '@mantine/form';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { emptyQuestion, labels, patterns, refusals, words } from '../../content/content.ts';

function QuestionForm({ onCancel, onSent }: { onCancel(): void; onSent(): void }) {
  const form = useForm({
    mode: 'uncontrolled',
    initialValues: emptyQuestion,
    validateInputOnBlur: true,
    validate: {
      name: isNotEmpty(refusals.name),
      phone: matches(patterns.phone, refusals.phone),
      text: isNotEmpty(refusals.text),
    },
  });
  return (
    <form
      noValidate
      className="stack"
      onSubmit={form.onSubmit(onSent, (errors) => {
        const first = Object.keys(errors)[0];
        if (first !== undefined) form.getInputNode(first)?.focus();
      })}
    >
      <TextInput label={labels.name} withAsterisk key={form.key('name')} {...form.getInputProps('name')} />
      <TextInput
        label={labels.phone}
        type="tel"
        withAsterisk
        key={form.key('phone')}
        {...form.getInputProps('phone')}
      />
      <Textarea
        label={labels.text}
        autosize
        minRows={3}
        maxRows={15}
        withAsterisk
        key={form.key('text')}
        {...form.getInputProps('text')}
      />
      <div className="row end">
        <Button variant="default" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit">{words.send}</Button>
      </div>
    </form>
  );
}

export function Talk() {
  const [open, setOpen] = useState(false);

  function sent() {
    setOpen(false);
    notifications.show({ color: 'green', message: words.sent });
  }

  return (
    <div className="row">
      <Button onClick={() => setOpen(true)}>{words.openDialog}</Button>
      <Button variant="default" onClick={() => notifications.show({ color: 'green', message: words.toast })}>
        {words.showToast}
      </Button>
      <Modal
        opened={open}
        onClose={() => setOpen(false)}
        title={words.question}
        closeButtonProps={{ 'aria-label': words.close }}
      >
        <QuestionForm onCancel={() => setOpen(false)} onSent={sent} />
      </Modal>
    </div>
  );
}
