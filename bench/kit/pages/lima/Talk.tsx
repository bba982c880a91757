import { Button, Dialog, TextArea, TextField, useToast } from '@lima-id/ui';
import { Field, Form, SubmitButton } from '@lima-id/ui/form';
import { useState } from 'react';
import { emptyQuestion, labels, type Question, words } from '../../content/content.ts';
import { questionSchema } from './schemas.ts';

export function Talk() {
  const [open, setOpen] = useState(false);
  const toast = useToast();

  function sent() {
    setOpen(false);
    toast.show({ tone: 'success', text: words.sent });
  }

  return (
    <div className="row">
      <Button onClick={() => setOpen(true)}>{words.openDialog}</Button>
      <Button variant="secondary" onClick={() => toast.show({ tone: 'success', text: words.toast })}>
        {words.showToast}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={words.question}>
        <Form schema={questionSchema} defaultValues={emptyQuestion} onSubmit={sent}>
          <Field<Question> name="name">
            <TextField label={labels.name} required />
          </Field>
          <Field<Question> name="phone">
            <TextField label={labels.phone} type="tel" required />
          </Field>
          <Field<Question> name="text">
            <TextArea label={labels.text} minRows={3} maxRows={15} required />
          </Field>
          <div className="row end">
            <Button variant="secondary" onClick={() => setOpen(false)}>
              {words.cancel}
            </Button>
            <SubmitButton>{words.send}</SubmitButton>
          </div>
        </Form>
      </Dialog>
    </div>
  );
}
