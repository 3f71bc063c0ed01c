import type { ScopeTables } from './platform/graphql/field-scopes.ts';

/** Scopes of the API. An operation that is missing here needs a token with all scopes. */
export const scopes: ScopeTables = {
  openOperations: 'viewer',
  operations: {
    WORK: `assignedTasks bulkJob bulkStarts comments copiedTasks deletedWorkflows documents inbox listExports
      mayAskRequestor mayWriteInternalNotes myTasks openTasksOf previewCommand savedViews search startedBlueprint
      startedBlueprints startedStages tags tagsNamed task taskAttention taskCount taskGroups tasks tasksOfView workCalendar workflow workflowAttention workflowCount
      workflowGroups workflows workflowsOfView changes acknowledgeTask addApprovers addAutomatedTask addComment addDocumentLink
      addLinkedWorkflowTask addStage addTags addTask answerInquiry approveTask askForInformation
      assignTask cancelBulkJob cancelListExport changeInbox changeTaskCc changeTaskDueDate changeVote claimTask
      completeAutomation completeLinkedTask completeTask completeTaskOnBehalf counterTask
      createBulkAction createBulkStart createSavedView createTag declineTask delegateTask
      deleteComment deleteDocument deleteSavedView deleteStage deleteTag deleteTask deleteWorkflow
      detachWorkflow discardBulkJob editComment editTaskData endPresence endWorkflow exportTasks exportWorkflows
      leaveStageSkipped markInboxRead mergeTags overrideApproval overrideRejection pauseWorkflow reactToComment
      recallTask rejectTask relinkWorkflow reopenTask reportException resolveException
      restartExpiredTask restartLinkedWorkflows restartStage restartWorkflow restoreWorkflow
      resumeWorkflow retryAutomation resendGuestLink revokeDecision revokeGuestLink runBulkJob runWorkflowAgain saveBulkMapping
      saveTaskValues sendBackRejected sendTaskToGuest shareSavedView shareWorkflow skipStage skipTask starSavedView
      startNewLinkedWorkflow startScheduledWorkflow startStageAnyway startWorkflow tagDocument
      tellPresence troubledCalls undoBulkAction undoCommand unskipTask updateBulkCells
      updateSavedView updateStage updateTag updateTask updateWorkflow`,
    LIBRARY: `blueprint blueprintDownload blueprintExport blueprints customField currentCustomFieldVersions
      customFields draftCheck form formVersion forms formsNamed productObjects recentBlueprints
      tagTypes addProductObjects copyBlueprint createBlueprint createBlueprintVariant
      createCustomField createForm createTagType deleteBlueprint deleteCustomField deleteForm
      deleteProductObject deleteTagType importBlueprint importBlueprintFile lockForm openForm
      planImport previewImport publishBlueprint rotateStartWebhookSecret saveMailAlias mailDomain
      saveStartWebhook publishForm readTables shareBlueprint tagBlueprint
      testAutomation updateBlueprintDraft updateBlueprintToNewVersion updateCustomField
      updateFormDraft updateProductObject updateTagType`,
    PEOPLE: `bulkInvitations bulkJob invitations parties partiesNamed roles teams users
      cancelBulkJob createBulkInvitation deactivateUser deleteGroup discardBulkJob endAbsence
      inviteUser inviteUsers reactivateUser resendInvitation runBulkJob saveInvitationMapping
      saveRole saveTeam setAbsence updateBulkCells updateUser withdrawInvitation`,
    SETTINGS: `auditLog branding hasMailServer incomingMail outgoingMail pausedAddresses resumeAddress secrets serviceAccounts signInPolicy
      singleSignOn addSsoConnection addSsoDomain createServiceAccount createServiceToken
      deleteServiceAccount deleteSsoConnection discardIncomingMail openMail releaseIncomingMail removeSecret
      requireSso retryMail
      revokeServiceToken saveSecret updateBranding updateSignInPolicy updateSsoConnection
      sendDomainCode updateTenant updateWorkCalendar verifySsoDomain viewAs`,
    ACCOUNT: `chatAddress hasWorkspaceChat saveChatAddress removeChatAddress testChatAddress
      notificationSettings pushKey pushSubscriptions addPasskey addPushSubscription
      removePushSubscription changePassword confirmIdentity confirmTotp
      createApiToken createCalendarFeed createTenant createTokenCode deletePasskey
      renewRecoveryCodes revokeCalendarFeed revokeSession startPasskey startTotp stopViewing
      switchTenant turnOffTotp updateNotificationSettings updatePreferences`,
  },
  types: {
    WORK: `Activity Automation AutomationAttempt AutomationCall BulkAction BulkJob BulkStart Comment
      FieldInstance InboxItem LinkedWorkflow ListedDocument ListExport OpenWork SavedView SearchHit Stage
      StartedBlueprint Task TroubledCall Workflow WorkCounts`,
    LIBRARY: `Blueprint BlueprintContent BlueprintVersion CustomField CustomFieldVersion Form
      FormVersion ProductObject`,
    PEOPLE: `Absence BulkInvitation BulkJob Reassignment Role Team User UserInvitation`,
    SETTINGS: `AuditLogEntry Branding IncomingMail OutgoingMail PausedAddress Secret ServiceAccount ServiceToken SignInPolicy
      SingleSignOn SsoConnection SsoDomain`,
    ACCOUNT: `ApiToken CalendarFeed ChatAddress NotificationSetting Passkey PushSubscription Session SignInSettings`,
  },
  fields: {
    WORK: 'Viewer.counts Viewer.inboxCount Viewer.starredViews User.openWork Team.openWork',
    PEOPLE: 'User.openWork Team.openWork',
    ACCOUNT: 'Viewer.apiTokens Viewer.calendarFeed Viewer.passkeys Viewer.sessions Viewer.signIn',
  },
};
