import { mobileField } from '@lima-id/domain';
import { Button, Dialog, LicenceUpload, LocaleProvider, TextField, ThemeProvider, zhCN } from '@lima-id/ui';
import { Field, Form, SubmitButton } from '@lima-id/ui/form';
import { brandLocale, brandTheme } from '@lima-id/ui/theme';
import { useState } from 'react';
import * as z from 'zod/mini';
import { brand } from './brand.ts';

const theme = brandTheme(brand);
const locale = brandLocale(brand, zhCN);

const message = z.object({ phone: mobileField('请输入正确的手机号') });
type Message = z.infer<typeof message>;

/** Stands for an upload to the site's server; resolves with the address of the picture there. */
const keepPicture = (file: File) => Promise.resolve(`/pictures/${encodeURIComponent(file.name)}`);

/** The page; `nonce` is the one of its response. */
export function App({ nonce }: { nonce: string }) {
  const [sent, setSent] = useState(false);
  const [asking, setAsking] = useState(false);
  return (
    <ThemeProvider theme={theme} nonce={nonce}>
      <LocaleProvider locale={locale}>
        <main>
          <h1>一灯一码，出厂、检测、质保有据可查</h1>
          {sent ? (
            <output>已收到，将尽快回电</output>
          ) : (
            <Form<Message, Message>
              aria-label="留言"
              schema={message}
              defaultValues={{ phone: '' }}
              onSubmit={() => setSent(true)}
            >
              <Field<Message> name="phone">
                <TextField label="联系电话" type="tel" required />
              </Field>
              <SubmitButton>发送</SubmitButton>
            </Form>
          )}
          <LicenceUpload label="营业执照" onUpload={keepPicture} />
          <Button variant="secondary" onClick={() => setAsking(true)}>
            申请接入
          </Button>
          <Dialog open={asking} onOpenChange={setAsking} title="申请接入" width={420}>
            请致电 400-000-0233。
          </Dialog>
        </main>
      </LocaleProvider>
    </ThemeProvider>
  );
}
