import { avatarTexts } from '../Avatar/Avatar.texts.ts';
import { backToTopTexts } from '../BackToTop/BackToTop.texts.ts';
import { breadcrumbTexts } from '../Breadcrumb/Breadcrumb.texts.ts';
import { calendarTexts } from '../Calendar/Calendar.texts.ts';
import { carouselTexts } from '../Carousel/Carousel.texts.ts';
import { cascaderTexts } from '../Cascader/Cascader.texts.ts';
import { caseCardTexts } from '../CaseCard/CaseCard.texts.ts';
import { categoryTreeTexts } from '../CategoryTree/CategoryTree.texts.ts';
import { clampTextTexts } from '../ClampText/ClampText.texts.ts';
import { codeAnatomyTexts } from '../CodeAnatomy/CodeAnatomy.texts.ts';
import { comboboxTexts } from '../Combobox/Combobox.texts.ts';
import { confirmDialogTexts } from '../ConfirmDialog/ConfirmDialog.texts.ts';
import { countdownTexts } from '../Countdown/Countdown.texts.ts';
import { datePickerTexts } from '../DatePicker/DatePicker.texts.ts';
import { dateRangePickerTexts } from '../DateRangePicker/DateRangePicker.texts.ts';
import { dialogTexts } from '../Dialog/Dialog.texts.ts';
import { dropdownMenuTexts } from '../DropdownMenu/DropdownMenu.texts.ts';
import { emptyStateTexts } from '../EmptyState/EmptyState.texts.ts';
import { fileUploadTexts } from '../FileUpload/FileUpload.texts.ts';
import { filterBarTexts } from '../FilterBar/FilterBar.texts.ts';
import { footerTexts } from '../Footer/Footer.texts.ts';
import { headerTexts } from '../Header/Header.texts.ts';
import { inlineAlertTexts } from '../InlineAlert/InlineAlert.texts.ts';
import { liveFigureTexts } from '../LiveFigure/LiveFigure.texts.ts';
import { loadingBarTexts } from '../LoadingBar/LoadingBar.texts.ts';
import { lookupBarTexts } from '../LookupBar/LookupBar.texts.ts';
import { mediaGalleryTexts } from '../MediaGallery/MediaGallery.texts.ts';
import { modalTexts } from '../Modal/Modal.texts.ts';
import { notificationTexts } from '../Notification/Notification.texts.ts';
import { numberFieldTexts } from '../NumberField/NumberField.texts.ts';
import { paginationTexts } from '../Pagination/Pagination.texts.ts';
import { passwordFieldTexts } from '../PasswordField/PasswordField.texts.ts';
import { priceTagTexts } from '../PriceTag/PriceTag.texts.ts';
import { productCardTexts } from '../ProductCard/ProductCard.texts.ts';
import { progressTexts } from '../Progress/Progress.texts.ts';
import { qrCodeTexts } from '../QrCode/QrCode.texts.ts';
import { resolvingCodeTexts } from '../ResolvingCode/ResolvingCode.texts.ts';
import { resultTexts } from '../Result/Result.texts.ts';
import { richTextTexts } from '../RichText/RichText.texts.ts';
import { sceneTabsTexts } from '../SceneTabs/SceneTabs.texts.ts';
import { sectionNavTexts } from '../SectionNav/SectionNav.texts.ts';
import { selectTexts } from '../Select/Select.texts.ts';
import { sendCodeButtonTexts } from '../SendCodeButton/SendCodeButton.texts.ts';
import { sideMenuTexts } from '../SideMenu/SideMenu.texts.ts';
import { sidePanelTexts } from '../SidePanel/SidePanel.texts.ts';
import { sliderTexts } from '../Slider/Slider.texts.ts';
import { sliderCaptchaTexts } from '../SliderCaptcha/SliderCaptcha.texts.ts';
import { solutionCardTexts } from '../SolutionCard/SolutionCard.texts.ts';
import { statisticTexts } from '../Statistic/Statistic.texts.ts';
import { statusViewTexts } from '../StatusView/StatusView.texts.ts';
import { stepperTexts } from '../Stepper/Stepper.texts.ts';
import { strengthMeterTexts } from '../StrengthMeter/StrengthMeter.texts.ts';
import { switchTexts } from '../Switch/Switch.texts.ts';
import { tableTexts } from '../Table/Table.texts.ts';
import { tableOfContentsTexts } from '../TableOfContents/TableOfContents.texts.ts';
import { tabsTexts } from '../Tabs/Tabs.texts.ts';
import { textAreaTexts } from '../TextArea/TextArea.texts.ts';
import { timelineTexts } from '../Timeline/Timeline.texts.ts';
import { timePickerTexts } from '../TimePicker/TimePicker.texts.ts';
import { treeTexts } from '../Tree/Tree.texts.ts';
import { uploadTexts } from '../Upload/Upload.texts.ts';
import { videoPlayerTexts } from '../VideoPlayer/VideoPlayer.texts.ts';
import { chartTexts } from './chart.texts.ts';
import { formTexts } from './form.texts.ts';

/** Every built-in text of the components, in Chinese; its source is next to each component. */
export const zhCN = {
  backToTop: backToTopTexts,
  breadcrumb: breadcrumbTexts,
  caseCard: caseCardTexts,
  categoryTree: categoryTreeTexts,
  carousel: carouselTexts,
  chart: chartTexts,
  calendar: calendarTexts,
  cascader: cascaderTexts,
  clampText: clampTextTexts,
  codeAnatomy: codeAnatomyTexts,
  confirmDialog: confirmDialogTexts,
  countdown: countdownTexts,
  datePicker: datePickerTexts,
  dateRangePicker: dateRangePickerTexts,
  dialog: dialogTexts,
  emptyState: emptyStateTexts,
  filterBar: filterBarTexts,
  footer: footerTexts,
  form: formTexts,
  header: headerTexts,
  inlineAlert: inlineAlertTexts,
  liveFigure: liveFigureTexts,
  loadingBar: loadingBarTexts,
  lookupBar: lookupBarTexts,
  modal: modalTexts,
  notification: notificationTexts,
  numberField: numberFieldTexts,
  pagination: paginationTexts,
  mediaGallery: mediaGalleryTexts,
  passwordField: passwordFieldTexts,
  priceTag: priceTagTexts,
  productCard: productCardTexts,
  qrCode: qrCodeTexts,
  resolvingCode: resolvingCodeTexts,
  richText: richTextTexts,
  sceneTabs: sceneTabsTexts,
  sectionNav: sectionNavTexts,
  select: selectTexts,
  sendCodeButton: sendCodeButtonTexts,
  sideMenu: sideMenuTexts,
  sidePanel: sidePanelTexts,
  sliderCaptcha: sliderCaptchaTexts,
  solutionCard: solutionCardTexts,
  statistic: statisticTexts,
  statusView: statusViewTexts,
  stepper: stepperTexts,
  strengthMeter: strengthMeterTexts,
  table: tableTexts,
  tableOfContents: tableOfContentsTexts,
  tabs: tabsTexts,
  textArea: textAreaTexts,
  timeline: timelineTexts,
  upload: uploadTexts,
  videoPlayer: videoPlayerTexts,
  avatar: avatarTexts,
  progress: progressTexts,
  result: resultTexts,
  switch: switchTexts,
  dropdownMenu: dropdownMenuTexts,
  fileUpload: fileUploadTexts,
  tree: treeTexts,
  combobox: comboboxTexts,
  slider: sliderTexts,
  timePicker: timePickerTexts,
} as const;
