/** What the answers of the API contain. Each fragment is a component of its description. */
export const fragments = `
  fragment Party on Party { id name kind }
  fragment Tag on Tag { id name }

  fragment Workflow on Workflow {
    id version reference name description scheduleStatus isTestRun
    startDate plannedEndDate forecastEndDate endDate lastChangeDate
    taskCount completedTaskCount overdueTaskCount
    owner { ...Party } tags { ...Tag }
  }
  fragment WorkflowStage on Stage { id name status position dueOn startDate completedAt tasks { ...StageTask } }
  fragment StageTask on Task { id version reference name type status displayStatus dueOn assignees { ...Party } }
  fragment WorkflowDetails on Workflow {
    ...Workflow
    createdAt createdBy { ...Party } pausedAt pauseReason endReason
    blueprintVersionNumber
    stages { ...WorkflowStage }
    permissions { ...WorkflowPermissions }
  }
  fragment WorkflowPermissions on WorkflowPermissions { edit editData editOwner pause resume end restart start }
  fragment WorkflowValue on WorkflowDatum { task { id name } field { ...FieldValueOfForm } }

  fragment Task on Task {
    id version reference name type status displayStatus
    workflowId workflowName stageId stageName
    startedAt dueOn completedAt isLate hasException
    assignees { ...Party }
  }
  fragment TaskDetails on Task {
    ...Task
    description position level isInformationRequested isExpired
    cc { ...Party } assignedBy { ...Party } tags { ...Tag }
    approvals { ...StageTask } sendBackTargets { ...StageTask }
    permissions { ...TaskPermissions }
  }
  fragment TaskPermissions on TaskPermissions {
    acknowledge approve claim complete decline delegate edit editAssignees editDueOn editData recall
    reopen reportException resolveException skip
  }
  fragment FormField on FormField {
    ...FieldValueOfForm
    isMandatory isShown isShared unit
    options { id name } columns { key name kind required options { id name } }
  }
  fragment FieldValueOfForm on FormField { instance version name kind inputType value enteredAt enteredBy { ...Party } }

  fragment Comment on Comment {
    id body createdAt editedAt isDeleted isInternal isForRequestor replyTo
    author { ...Party } documents { ...Document }
  }
  fragment Document on Document { ref name size isLink address createdAt createdBy { ...Party } }
  fragment ListedDocument on ListedDocument {
    id taskId taskName workflowId workflowName
    document { ...Document tags { ...Tag } }
  }

  fragment Blueprint on Blueprint { id name status taskCount stageCount hasUnpublishedChanges }
  fragment Person on User {
    id name kind email accessLevel isAdmin isInvited timeZone region deletedAt manager { ...Party }
    absence { startsOn endsOn isAway }
  }
  fragment Team on Team { id name kind type email members { ...Party } }
  fragment Role on Role { id name kind isSystem members { ...Party } }

  fragment SavedView on SavedView {
    id version object name isForEveryone isStarred watchState canEdit owner { ...Party } parameters { name value }
    sharedWith { ...Party }
  }
  fragment InboxItem on InboxItem {
    subjectId taskId workflowId name reference workflowName at dueOn isUnread isMuted needsAction snoozedUntil
    entries { id type reason reasonText at isUnread excerpt commentId actor { ...Party } }
  }
  fragment WatchedItem on WatchedItem { subjectId kind isOfTasks name reference workflowId isMuted }
  fragment NotificationSetting on NotificationSetting { type isUpdate inbox mail push chat }
  fragment NotificationTimes on NotificationTimes { quietFrom quietUntil digestHour isDaily isWeekly isOwn }
  fragment Webhook on Webhook {
    id version name url types blueprintIds pausedAt pauseReason failingSince oldSecretUntil createdAt
  }
  fragment WebhookDelivery on WebhookDelivery {
    id type state attempts createdAt lastAt nextAt status failure response durationMs body
  }
`;
