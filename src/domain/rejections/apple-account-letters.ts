/**
 * What Apple's mails and banners say about the account, its agreements and the company, and how developers pass it on,
 * by rule id, separated by ` | ` (public issue threads and forums). They count near words of Apple. Letters about a
 * guideline threaten to end the account as well, so nothing here may fit "may result in the termination of".
 */
export const APPLE_ACCOUNT_LETTERS: Readonly<Record<string, string>> = {
  'asc-agreement':
    'accept the latest|updated|pending license|apple|agreement* | accept the|a|an new|updated agreement* | accept the new…agreement* | accept new agreement* | accept updated agreement* | agree to|on|with the latest|new | sign the latest | updated the developer agreement | updated the…agreement | updated their…agreement | updated its…agreement | agreement has been updated | agreement needs to be reviewed|signed | agreement is|was unsigned|pending|expired | agreement is still pending | agreement is not active | unsigned agreement* | agreement…not signed|accepted | agreement…not been signed|accepted | agreement|agreements must be accepted|signed | license…needs to be accepted | new terms…accepted | all the financial requirements | pending tax|bank | pending user info | tax forms are missing | tax form…expired | tax information…missing | bank account…rejected by | banking information is | bank information…invalid | due to bank details | contract in effect | 付费 app 协议 | 付费应用协议 | 等待用户信息 | 同意最新 | 许可协议已更新 | 使用許諾契約が更新 | 有料app | 契約に同意 | 약관 동의 | 라이선스 계약…업데이트 | lizenzvereinbarung…aktualisiert | acuerdo…actualizado | contrat…mis à jour | accord…mis à jour',
  'asc-membership':
    'membership expires in|on | membership is about|due to expire | membership is expiring | membership will expire | membership has lapsed | membership lapsed | membership…expired | membership renewal | membership fee…not | membership…could not be renewed | membership…was not renewed | renew the|your…membership | program has expired | developer program expires|expired | developer program…failed to renew | developer program…not renewed | developer account is|has expired|expiring | developer account expires | developer license|subscription expired | developer license|subscription has expired | developer subscription…expired | forgot to pay|renew…developer | mitgliedschaft…abgelaufen | membresía…vencid | adhésion…expir* | メンバーシップ…期限 | 会员资格…到期 | 会员资格…过期 | 年费…过期 | 年费…到期',
  'asc-account-termination':
    'developer account has been terminated | developer account was|is|got terminated | developer account terminated by | developer program account|membership has been terminated | developer program membership was terminated | membership has been terminated | account was terminated effective | terminated my|our developer|apple | terminate|terminated your status | threatening to terminate | flagged…for termination | flag me|us for termination | apple terminated|banned | apple has terminated | terminated under section | terminating you under | notice of terminat* | pending terminat* | used for dishonest or | 账号被封 | 账号被终止 | 终止通知 | 开发者账号…终止 | 3.2f',
  'asc-enrollment':
    "continue with your enrollment | complete your enrollment…time | enrollment request…denied | enrollment…declined | enrollment…rejected | enrollment…withdrawn | enrollment…on hold | enrollment…couldn't be completed | enrollment…cannot be completed | enrollment could not be | organization…not be verified | identity could not be verified | identity couldn't be verified | verify your organization | unable to verify your | unable to verify the identity | legal binding authority | authority to bind | d-u-n-s|duns number…not found|match|valid | d-u-n-s…mismatch | website…associated with your organization | domain…associated with your organization | recognized as a legal entity | not a recognized legal entity | provide a government-issued | copy of your government-issued | notarized copy | one or more reasons, your enrollment",
  'asc-trader-status':
    'eu trader | trader information|declaration|verification | dsa compliance|trader|requirement* | compliance with the dsa | declare…trader | 交易商 | 贸易商 | トレーダー…ステータス',
  'asc-age-rating':
    'updated|new age rating question* | age rating questionnaire…update | age rating questions…january | age rating responses | responses to the…age rating | age rating…unanswered | answer the age rating',
  'asc-certificates':
    'certificate expires in | certificate will expire | certificate will no longer be valid | certificate…has expired | certificate has been revoked | certificate was revoked | certificates will be revoked | certificate expired | certificate|cert is about to expire | certificate is expiring',
  'asc-content-dispute':
    'filed a dispute | dispute with apple | appstorenotices | app store notices | apple legal forwarded | a claim…apple legal | complaint with apple | dispute…app store team | infringement complaint…apple | trademark…filed…with apple | dmca…to apple | notice of dispute',
  'asc-app-outdated':
    'has not been updated within the last | not met the minimum download threshold | removal for being outdated | outdated app…90 days | fail to meet a minimal download',
  'asc-purchases-incomplete':
    'in-app purchase…developer action needed | in-app purchases…rejected…resubmit | subscription…developer action needed',
};
