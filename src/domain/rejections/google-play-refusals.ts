import { wordsIn } from './word-rows';

/** Words of a refusal by policy: the name of a permission or a policy alone is not a rejection. */
export const REFUSED_BY_POLICY = wordsIn(
  'issue in the following area|reject|violat|denied|removed it|removed my app|removed our app',
  'removed the app|took down|denying|blocking the release|blocked from release|block the release',
  'not able to release|unable to release|cannot release|not compliant|non-complian|de-listed',
  "no longer allow|blocked updates|not approving|hasn't been declared|doesn't accept",
  "isn't approving|delisted|not comply|to be compliant|doesn't comply|issue found|issues found",
  "policy status|action required|must be declared|you must let us know|isn't compliant",
  "aren't compliant|doesn't adhere|does not adhere|unable to approve|cannot approve|strike for|unable to confirm",
  'security alert|approved with issues|not permitted|disallowed|removed from google play',
  'removed from the google play|removed from the play|suspended|policy issue|compliance issue',
  "against google play polic|against google play's polic|against google polic|policy strike",
  'app status|publishing status|enforcement action|bring your app into compliance',
  "has not been approved|wasn't approved|must complete|may be removed|removal|warning message",
  'testing detected|declaration|you must remove|must be removed|will not be able to',
  "we have identified|we've identified|we have detected|we've detected|we found that|takedown",
  'taken down|unpublish|appeal|breach|issue with your app|issue details|policy warning',
  "are required to tell google play|noncompliant|needs attention|was removed|been removed|does not meet|doesn't meet|did not meet",
  'prohibit|not allowed|must comply|not approved|eligib|违反|違反|不承認|否承認|위반|거부|삭제되었|übereinstimm',
  'verstoß|eliminad|violación|未通过|未通過|违规|違規|下架|移除|驳回|不符|却下|削除されました|承認されません|準拠していません|遵守していない|ablehn',
  'entspricht nicht|nicht den richtlinien|verletz|gesperrt|rechaz|infracc|suspendid|suspendu|refus',
  'non-respect|non conforme|ne respecte pas|reprovad|recusad|viola |violou|violam|suspens|거절|미준수',
  '준수하지|정지|rifiutat|violazion|не соответству|удален|reddedil|ihlal|odrzuc|narusz|từ chối|vi phạm',
  'ditolak|melanggar|被拒|拒绝|拒絕|不合规|不合規|拒否|遵守していません|準拠していない|停止の理由|abgelehnt|verstö|nicht konform',
  'incumpl|no cumple|enfreint|rejeitad|violação|infringe|não está em conformidade|отклонен|наруш|發現問題的位置|发现问题的位置',
);

/** Words that say that a name is that of a policy, a declaration or an issue. */
export const OF_A_POLICY = wordsIn(
  'polic|violat|issue|complian|comply|requirement|declar|section|reject|reason|missing|invalid',
  'incomplete|inváli|ungültig|non valide|无效|無効|유효|not allowed|not permitted|detected|states',
  'warning|status|remov|suspen|政策|违反|違反|违规|声明|聲明|规定|問題|问题|ポリシー|申告|richtlinie|verst|problem',
  'política|incumpl|infrac|infring|règle|enfrei|non-respect|violaç|déclarat|erklärung|norme',
  'violazion|정책|위반|선언|правил|наруш|требован',
);
