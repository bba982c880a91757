import { breadcrumbTexts } from '../Breadcrumb/Breadcrumb.texts.ts';
import { clampTextTexts } from '../ClampText/ClampText.texts.ts';
import { codeAnatomyTexts } from '../CodeAnatomy/CodeAnatomy.texts.ts';
import { dialogTexts } from '../Dialog/Dialog.texts.ts';
import { emptyStateTexts } from '../EmptyState/EmptyState.texts.ts';
import { footerTexts } from '../Footer/Footer.texts.ts';
import { headerTexts } from '../Header/Header.texts.ts';
import { liveFigureTexts } from '../LiveFigure/LiveFigure.texts.ts';
import { lookupBarTexts } from '../LookupBar/LookupBar.texts.ts';
import { passwordFieldTexts } from '../PasswordField/PasswordField.texts.ts';
import { resolvingCodeTexts } from '../ResolvingCode/ResolvingCode.texts.ts';
import { sceneTabsTexts } from '../SceneTabs/SceneTabs.texts.ts';
import { sideMenuTexts } from '../SideMenu/SideMenu.texts.ts';
import { strengthMeterTexts } from '../StrengthMeter/StrengthMeter.texts.ts';
import { textAreaTexts } from '../TextArea/TextArea.texts.ts';
import { timelineTexts } from '../Timeline/Timeline.texts.ts';
import { chartTexts } from './chart.texts.ts';

/** Every text the components say by themselves, in Chinese; it stands beside each component. */
export const zhCN = {
  breadcrumb: breadcrumbTexts,
  chart: chartTexts,
  clampText: clampTextTexts,
  codeAnatomy: codeAnatomyTexts,
  dialog: dialogTexts,
  emptyState: emptyStateTexts,
  footer: footerTexts,
  header: headerTexts,
  liveFigure: liveFigureTexts,
  lookupBar: lookupBarTexts,
  passwordField: passwordFieldTexts,
  resolvingCode: resolvingCodeTexts,
  sceneTabs: sceneTabsTexts,
  sideMenu: sideMenuTexts,
  strengthMeter: strengthMeterTexts,
  textArea: textAreaTexts,
  timeline: timelineTexts,
} as const;
