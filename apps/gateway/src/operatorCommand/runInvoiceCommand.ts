import { contract } from '@lima-id/api';
import { chinaDate, invoiceMessages, invoiceStatuses, type ListedInvoice } from '@lima-id/domain';
import { CommandFailure } from './commandFailure.ts';
import { describeListedInvoice, describeReviewedInvoice } from './describeInvoice.ts';
import { lastLine, listPageSize } from './listPage.ts';
import type { OperatorClient } from './operatorClient.ts';
import type { InvoiceCommand } from './readCommand.ts';

/** Invoices that one order has at most where its last one is looked for. */
const invoicesOfOrder = 100;

/** The invoice of a number, or of an order's code the one that is not reversed or, without one, the last. */
async function find({ ask }: OperatorClient, code: string): Promise<ListedInvoice> {
  const { invoices } = await ask(contract.listInvoices, { code, page: 1, pageSize: invoicesOfOrder });
  const found = invoices.find(({ status }) => status !== 2) ?? invoices.at(-1);
  if (found === undefined) throw new CommandFailure(invoiceMessages.unknown);
  return found;
}

/** Carries a command on invoices out; gives what is to be printed. Throws a CommandFailure where it could not be. */
export async function runInvoiceCommand(client: OperatorClient, command: InvoiceCommand): Promise<string> {
  const { ask } = client;
  if (command.name === 'list') {
    const { status: wanted, page } = command;
    const { total, invoices } = await ask(contract.listInvoices, { status: wanted, page, pageSize: listPageSize });
    return [...invoices.map(describeListedInvoice), lastLine(total, '张', page)].join('\n');
  }
  const { id, orderCode, title, status: from } = await find(client, command.code);
  if (command.name === 'show') return describeReviewedInvoice(await ask(contract.readInvoiceForReview, { id }));
  const { status } =
    command.name === 'reverse'
      ? await ask(contract.reverseInvoice, { id, from, reason: command.reason })
      : await ask(contract.issueInvoice, {
          id,
          from,
          invoiceNumber: command.invoiceNumber,
          issuedOn: command.day ?? chinaDate(Date.now()),
        });
  return `${orderCode} ${title}：${invoiceStatuses[from]} → ${invoiceStatuses[status]}`;
}
