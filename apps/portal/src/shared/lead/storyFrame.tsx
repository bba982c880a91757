import {
  type ContactRequest,
  type Inquiry,
  listIndustries,
  listInterestGroups,
  readCurrentCompany,
  refreshToken,
  sendContactRequest,
  sendInquiry,
} from '@lima-id/api';
import { companyAdmin, industriesBelow, interestGroupList, mockEndpoint } from '@lima-id/api/msw';
import { Button } from '@lima-id/ui';
import type { HttpHandler } from 'msw';
import { useNavigate } from 'react-router-dom';
import { screen, userEvent, within } from 'storybook/test';
import { type LeadInterest, type LeadRequest, requestContact, requestInquiry } from '../contact/contactEvents.ts';
import { clearUser } from '../session/changeUser.ts';
import { logIn } from '../stories/logIn.ts';
import { StoryFrame } from '../stories/StoryFrame.tsx';
import { LeadPlace } from './LeadPlace.tsx';

/** Apps of the list that the gateway of the stories gives. */
export const [firstApp, secondApp] = interestGroupList.flatMap(({ products }) => products);

function ask(request: LeadRequest): void {
  if (request.kind === 'contact') requestContact(request);
  else requestInquiry(request);
}

function Page({ request }: { request: LeadRequest }) {
  const navigate = useNavigate();
  return (
    <main style={{ display: 'grid', justifyItems: 'start', gap: 16, padding: 40 }}>
      <h1>解决方案</h1>
      <Button onClick={() => ask(request)}>立即咨询</Button>
      <Button variant="text" onClick={() => navigate('/elsewhere')}>
        另一页
      </Button>
    </main>
  );
}

/** A page with a button that asks for the dialog, as any page of the portal does. */
export function LeadStory({ request }: { request: LeadRequest }) {
  return (
    <StoryFrame>
      <Page request={request} />
      <LeadPlace />
    </StoryFrame>
  );
}

/** Requests since the start of the story. */
export const sent: { contact: ContactRequest[]; inquiry: Inquiry[] } = { contact: [], inquiry: [] };

const sessionOver = { refusal: { status: 401, message: '登录已失效，请重新登录', code: 40108 } };

/** Everything succeeds: requests are accepted, and the company of the logged-in person is known. */
const gateway: readonly HttpHandler[] = [
  mockEndpoint(listIndustries, (request) => ({ reply: [...industriesBelow(request)] })),
  mockEndpoint(listInterestGroups, () => ({ reply: interestGroupList })),
  mockEndpoint(readCurrentCompany, () => ({ reply: companyAdmin.companyDetails })),
  mockEndpoint(refreshToken, () => sessionOver),
  mockEndpoint(sendContactRequest, (request) => {
    sent.contact.push(request);
    return { reply: null };
  }),
  mockEndpoint(sendInquiry, (inquiry) => {
    sent.inquiry.push(inquiry);
    return { reply: null };
  }),
];

/** Responds as the gateway, with these replies replaced. */
export function answers(...handlers: HttpHandler[]) {
  return { msw: { handlers: [...handlers, ...gateway] } };
}

/** Before a story: no user is logged in and nothing was sent. */
export function nobody(): () => void {
  sent.contact.length = 0;
  sent.inquiry.length = 0;
  clearUser();
  return clearUser;
}

/** Before a story: the administrator of an enterprise is logged in. */
export function companyUser(): () => void {
  nobody();
  return logIn(companyAdmin);
}

/** Opens the dialog by the page's button. */
export async function open(name: '联系我们' | '询价'): Promise<HTMLElement> {
  await userEvent.click(await screen.findByRole('button', { name: '立即咨询' }));
  return screen.findByRole('dialog', { name }, { timeout: 8000 });
}

/** Types into fields by their labels, replacing their values. */
export async function type(dialog: HTMLElement, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const field = within(dialog).getByLabelText(label, { selector: 'input, textarea' });
    await userEvent.clear(field);
    await userEvent.click(field);
    await userEvent.paste(value);
  }
}

/** The sender and the subject. */
export const person = {
  企业名称: '山东泰岳健身科技有限公司',
  联系人: '王晓楠',
  联系电话: '13800000118',
  咨询内容: '希望为两条总装线加装扫码绑定，想了解赋码系统与现有 ERP 的对接方式。',
};

/** Chooses the industry, level by level. */
export async function chooseIndustry(dialog: HTMLElement): Promise<void> {
  await userEvent.click(within(dialog).getByRole('combobox', { name: '所属行业' }));
  for (const name of ['制造业', '文教、工美、体育和娱乐用品制造业', '体育用品制造'])
    await userEvent.click(await screen.findByRole('option', { name }));
}

/** Presses the button that sends the form. */
export async function submit(dialog: HTMLElement): Promise<void> {
  await userEvent.click(within(dialog).getByRole('button', { name: '提交' }));
}

/** An app as a page names it. */
export function appOf(app = firstApp): LeadInterest {
  return { productId: app?.id ?? '', packageProductId: '', name: app?.name ?? '' };
}
